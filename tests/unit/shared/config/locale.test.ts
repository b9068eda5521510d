import { readdirSync, readFileSync } from 'node:fs'
import { LOCALE, TIME_ZONE } from '@/shared/config/site'

/** The site's one locale and time zone are named once (behavior CONST-1): a second locale changes this file and texts. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/fixture|config\/site\.ts$/.test(file),
)

test.each([LOCALE, TIME_ZONE])('"%s" is written in src/shared/config/site.ts alone', (name) => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => readFileSync(`src/${file}`, 'utf8').includes(name))).toEqual([])
})
