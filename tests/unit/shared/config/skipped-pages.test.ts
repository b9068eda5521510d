import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { forgetSkippedPages, noteSkippedPage } from '@/shared/config/skipped-pages'

test('a page that a build skipped is no "not found" of that build; others stay', () => {
  const folder = newFolder()
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'prerender-manifest.json')
  writeFileSync(file, JSON.stringify({ version: 4, notFoundRoutes: ['/pt-br/a/b', '/pt-br/gone'] }))
  noteSkippedPage(folder, '/pt-br/a/b/', 'entry x field title: is empty')
  forgetSkippedPages(folder)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ version: 4, notFoundRoutes: ['/pt-br/gone'] })
})
