import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readHeaderValues } from '@/shared/config/header-values'
import { pageExtensions } from '@/shared/config/page-extensions'

const files = readdirSync('src/pages', { recursive: true, encoding: 'utf8' }).filter((file) =>
  path.extname(file),
)
const pagesOf = (env: Record<string, string>, isDevelopment = false) =>
  files.filter((file) =>
    pageExtensions(readHeaderValues(env), isDevelopment).includes(path.extname(file).slice(1)),
  )
const isOfGallery = (file: string) => file.startsWith('gallery/')

test('a build for visitors has no page of the gallery', () => {
  expect(files.filter(isOfGallery).length).toBeGreaterThan(0)
  expect(pagesOf({}).filter(isOfGallery)).toEqual([])
  expect(pagesOf({ GALLERY: 'false' }).filter(isOfGallery)).toEqual([])
})

test('in development the gallery is beside the site, in the app of the site', () => {
  const pages = pagesOf({}, true)
  expect(pages.filter(isOfGallery)).toEqual(files.filter(isOfGallery))
  expect(pages).toContain('_app.tsx')
  expect(pages).not.toContain('_app.js')
})

test('the build of the gallery has its pages and no other', () => {
  const pages = pagesOf({ GALLERY: 'true' })
  expect(pages.filter((file) => !isOfGallery(file)).sort()).toEqual(['_app.js', '_document.js'])
})
