import { helpLinesIn } from '@/shared/content-model/views/help-lines'

test('the services that a text tells to call are found once each, in its order (HELP-1)', () => {
  expect(
    helpLinesIn(
      'Ligue já para o Disque-Intoxicação, 0800 722 6001. Com falta de ar, ligue para o Samu, 192. O Disque-Intoxicação, 0800 722 6001, atende à noite.',
    ),
  ).toEqual(['0800 722 6001', '192'])
})

test.each(['Tome 192 ml por dia.', 'SAC, 0800 000 1894'])('no service: %s', (text) => {
  expect(helpLinesIn(text)).toEqual([])
})
