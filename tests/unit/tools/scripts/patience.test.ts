import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const texts = ['tests/e2e', 'tests/pictures'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
)

test('no test of a browser has a second try', () => {
  for (const file of ['playwright.config.ts', 'playwright.pictures.config.ts'])
    expect(readFileSync(file, 'utf8').match(/retries: .*/g)).toEqual(['retries: 0,'])
  expect(texts.filter(({ text }) => /\bretries\b/.test(text)).map(({ file }) => file)).toEqual([])
})

test('what a browser is asked again and again is asked by a clock, not at frames that a busy machine leaves out', () => {
  const calls = (text: string, name: string) => text.split(name).length - 1
  expect(
    texts
      .filter(
        ({ text }) => calls(text, '.waitForFunction(') !== calls(text, 'POLLED,\n') + calls(text, 'POLLED)'),
      )
      .map(({ file }) => file),
  ).toEqual([])
})
