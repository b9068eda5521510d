/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { events } from '@/analytics/events'

const PAGE = 'docs/analytics.md'
const [, written = ''] = /<!-- events -->\n([\s\S]*)<!-- \/events -->/.exec(readFileSync(PAGE, 'utf8')) ?? []

/** Rows without the room that is between their bars. */
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.replace(/ *\| */g, '|').replace(/-+/g, '-'))

test('the table of events is documented as it is; where not, this is what the page shall say', () => {
  const rows = Object.entries(events).map(([name, { when, details }]) => {
    const carried = Object.entries(details).map(([key, kind]) => `\`${key}\` (${kind})`)
    return `| \`${name}\` | ${when} | ${carried.join(', ')} |`
  })
  const table = ['| event | when | carries |', '| --- | --- | --- |', ...rows].join('\n')
  expect(rowsOf(written)).toEqual(rowsOf(table))
})

test('names are those that GA4 takes: short, of small letters, and none twice', () => {
  const names = Object.keys(events)
  expect(names.filter((name) => !/^[a-z][a-z_]{1,39}$/.test(name))).toEqual([])
  const most = Object.values(events).map(({ details }) => Object.keys(details).length)
  expect(Math.max(...most)).toBeLessThanOrEqual(25)
})
