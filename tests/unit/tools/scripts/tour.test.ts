import { readFileSync } from 'node:fs'
import { tourLines, tourOf } from '../../../../tools/scripts/lib/tour'

const steps = tourOf('http://localhost:3000', 'http://localhost:4013/')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Which test plays each step. */
const PLAYED: Record<string, [file: string, test: string]> = {
  'A search in danger': ['tour.spec.ts', 'a search in danger'],
  'A publish, seen live': ['tour.spec.ts', 'a publish, seen live'],
  'A draft, previewed and edited live': [
    'desk.spec.ts',
    'a title shows in the framed page while it is typed',
  ],
  'An outage, survived': ['tour.spec.ts', 'an outage, survived'],
  'A review, to its moderation': ['reviews.spec.ts', 'a moderator reads it by the link in a mail'],
  'Every component in every state': ['../pictures/components.spec.ts', 'test(name'],
}

test('npm start names six steps, each in one line with its address or a command that exists', () => {
  const lines = tourLines('http://localhost:3000', 'http://localhost:4013/').filter((line) =>
    /^ {2}\d/.test(line),
  )
  expect(lines).toHaveLength(6)
  for (const [index, { title, how }] of steps.entries()) {
    expect(lines[index]).toContain(title)
    expect(lines[index]).toContain(how)
    const [, command] = /^npm run (\S+)/.exec(how) ?? []
    if (command) expect(Object.keys(scripts)).toContain(command)
    else expect(how).toMatch(/^http:\/\/localhost:3000\/pt-br\//)
  }
})

test.each(steps)('a test plays "$title"', ({ title }) => {
  const [file, name] = PLAYED[title] ?? ['', '']
  expect(readFileSync(`tests/e2e/${file}`, 'utf8')).toContain(name)
})

test('the README names the same steps, in the same order', () => {
  const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ')
  const places = steps.map(({ title }) => readme.indexOf(title))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
