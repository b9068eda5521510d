import { readFileSync } from 'node:fs'
import { events } from '@/shared/schemas/events'

const PAGE = 'docs/analytics.md'
const [, written = ''] = /<!-- events -->\n([\s\S]*)<!-- \/events -->/.exec(readFileSync(PAGE, 'utf8')) ?? []

/** The items of a list, each in one line. */
const itemsOf = (list: string) =>
  list
    .trim()
    .split(/\n(?=- )/)
    .map((item) => item.replace(/\s+/g, ' '))

test('the events are documented as they are; where not, this is what the page shall say', () => {
  const items = Object.entries(events).map(([name, { when, details }]) => {
    const carried = Object.entries(details).map(([key, kind]) => `\`${key}\` (${kind})`)
    return `- \`${name}\`: ${when}. Carries ${carried.join(', ')}.`
  })
  expect(itemsOf(written)).toEqual(items)
})

test('names are those that GA4 takes: short, of small letters, and none twice', () => {
  const names = Object.keys(events)
  expect(names.filter((name) => !/^[a-z][a-z_]{1,39}$/.test(name))).toEqual([])
  const most = Object.values(events).map(({ details }) => Object.keys(details).length)
  expect(Math.max(...most)).toBeLessThanOrEqual(25)
})
