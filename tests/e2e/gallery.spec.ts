import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { TEST_ENV } from '../../tools/scripts/lib/test-env'

test('a site for visitors has no gallery', async ({ request }) => {
  for (const address of ['/gallery/', '/gallery/Card/'])
    expect((await request.get(address)).status(), address).toBe(404)
})

test('no file of a build for visitors knows the gallery or its fixtures', () => {
  const folders = ['static', 'server'].map((folder) => path.join(TEST_ENV.BUILD_DIR, folder))
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  const code = files.filter((file) => /\.(?:js|json)$/.test(file))
  expect(code.length).toBeGreaterThan(50)
  expect(files.filter((file) => /gallery/i.test(path.relative(TEST_ENV.BUILD_DIR, file)))).toEqual([])
  expect(code.filter((file) => /\/gallery\/|takesWindow/.test(readFileSync(file, 'utf8')))).toEqual([])
})
