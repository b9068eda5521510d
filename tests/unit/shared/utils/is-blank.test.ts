import { isBlank } from '@/shared/utils/is-blank'

test.each(['', '   ', '\n\t', '\u00a0', '\u200b', '\u2063 \u00ad', '\ufeff', '\u3164'])(
  '%j shows nothing',
  (text) => {
    expect(isBlank(text)).toBe(true)
  },
)

test.each(['a', ' a ', '👩‍👩‍👧', 'مرحبا', '…', '0'])('%j shows something', (text) => {
  expect(isBlank(text)).toBe(false)
})
