import { readdirSync } from 'node:fs'
import path from 'node:path'
import { canary, installed } from './canary'

const FILE = 'next.config.js'
const CLIENT = ['client', 'shared/lib', 'shared/lib/router', 'shared/lib/router/utils']

/** The files of Next that can stand in the browser's main script. */
const clientFiles = CLIENT.flatMap((folder) =>
  readdirSync(path.resolve('node_modules/next/dist', folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `next/dist/${folder}/${name}`),
)

/** What a file reads of a module. */
const readsOf = (module: RegExp, file: string): string[] => {
  const text = installed(file)
  const name = new RegExp(`const (\\w+) = [^;\\n]*require\\("${module.source}"\\)`).exec(text)?.[1]
  return name ? [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, read = '']) => read) : []
}

canary(FILE, 'the constants are read in development alone', () => {
  const read = readsOf(/\.\.\/shared\/lib\/constants/, 'next/dist/client/page-loader.js')
  expect(read.length).toBeGreaterThan(0)
  expect(read.filter((name) => !name.startsWith('DEV_'))).toEqual([])
})

canary(FILE, 'nobody in the browser asks for sorted routes', () => {
  const askers = clientFiles.filter((file) => /\.getSortedRoutes\)?\(/.test(installed(file)))
  expect(askers).toEqual([])
})

canary(FILE, 'of the settings of pictures the client reads the defaults alone', () => {
  expect(readsOf(/\.\/image-config/, 'next/dist/shared/lib/image-config-context.shared-runtime.js')).toEqual([
    'imageConfigDefault',
  ])
})
