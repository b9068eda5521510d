/** @jest-environment node */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import * as constants from 'next/dist/lib/constants'
import { isDynamicRoute } from 'next/dist/shared/lib/router/utils/is-dynamic'
import { getRouteRegex } from 'next/dist/shared/lib/router/utils/route-regex'
import { Activity } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import * as appRouter from '../../../tools/build/next-client/app-router'
import * as ours from '../../../tools/build/next-client/constants'
import * as ourProcess from '../../../tools/build/next-client/process'
import * as routesOfOurs from '../../../tools/build/next-client/routes'
import * as script from '../../../tools/build/next-client/script'
import { canary, expectIn, installed } from './canary'

const FILE = 'tools/build/client-aliases.js'
const CLIENT = ['client', 'shared/lib', 'shared/lib/router', 'shared/lib/router/utils']
const isScript = (name: string) => name.endsWith('.js')

/** The files of Next that can stand in the browser's main script. */
const clientFiles = CLIENT.flatMap((folder) =>
  readdirSync(path.resolve('node_modules/next/dist', folder))
    .filter(isScript)
    .map((name) => `next/dist/${folder}/${name}`),
)

/** What the files that the router and the client are made of read of a module, with the file that reads it. */
const readsOf = (module: RegExp, files: string[]): string[] =>
  files.flatMap((file) => {
    const text = installed(file)
    const name = new RegExp(`const (\\w+) = [^;\\n]*require\\("${module.source}"\\)`).exec(text)?.[1]
    return name ? [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, read = '']) => read) : []
  })

/** The files that the main script is left with. */
const withoutAppRouter = clientFiles.filter((file) => !/\/adapters\.js$/.test(file))

const FILES_OF_CONSTANTS = ['next/dist/shared/lib/router/router.js']

canary(
  'tools/build/next-client/constants.js',
  'of its constants the client reads these, with these values',
  () => {
    const read = readsOf(/(?:\.\.\/)+lib\/constants/, FILES_OF_CONSTANTS)
    expect([...new Set(read)].sort()).toEqual(Object.keys(ours).sort())
    expect(constants).toMatchObject({ ...ours })
  },
)

canary(FILE, 'the other constants are read in development alone', () => {
  const read = readsOf(/\.\.\/shared\/lib\/constants/, ['next/dist/client/page-loader.js'])
  expect(read.filter((name) => !name.startsWith('DEV_'))).toEqual([])
})

canary(FILE, 'the client starts next/script with a list, the router hands it the scripts of pages', () => {
  expectIn('next/dist/client/index.js', `const { ${Object.keys(script).join(', ')} } = require('./script')`)
  expectIn(
    'next/dist/shared/lib/router/router.js',
    /unstable_scriptLoader\) \{[\s\S]{0,200}handleClientScriptLoad/,
  )
})

canary(FILE, 'only utils/index.js asks for sorted routes, and nobody in the browser asks it for them', () => {
  const askers = clientFiles.filter((file) => /\.getSortedRoutes\)?\(/.test(installed(file)))
  expect(askers).toEqual([])
})

canary(FILE, 'of the settings of pictures the client reads the defaults alone', () => {
  expect(
    readsOf(/\.\/image-config/, ['next/dist/shared/lib/image-config-context.shared-runtime.js']),
  ).toEqual(['imageConfigDefault'])
})

canary(FILE, 'the client asks for two functions that read routes, and for one that reads parameters', () => {
  expect(new Set(readsOf(/[./\w-]+\/route-regex/, withoutAppRouter))).toEqual(new Set(['getRouteRegex']))
  expect(new Set(readsOf(/[./\w-]+\/is-dynamic/, withoutAppRouter))).toEqual(new Set(['isDynamicRoute']))
  expect(
    new Set(readsOf(/\.\/route-match-utils/, ['next/dist/shared/lib/router/utils/route-matcher.js'])),
  ).toEqual(new Set(['safeRouteMatcher']))
})

canary('tools/build/next-client/routes.js', 'it reads routes of the pages router as Next does', () => {
  const routes = ['/', '/pt-br', '/pt-br/[slug]', '/pt-br/[...slug]', '/a.b/[[...rest]]', '/[a]/x/[b-c]']
  for (const route of routes) {
    expect([route, routesOfOurs.isDynamicRoute(route)]).toEqual([route, isDynamicRoute(route)])
    expect(routesOfOurs.getRouteRegex(route)).toEqual(getRouteRegex(route))
  }
})

canary('tools/build/next-client/app-router.js', 'the client asks for these names', () => {
  const read = [
    ...readsOf(/\.\.\/shared\/lib\/router\/adapters/, ['next/dist/client/index.js']),
    ...readsOf(/\.\/components\/is-next-router-error/, ['next/dist/client/index.js']),
  ]
  const names = Object.keys(appRouter).filter((name) => name !== 'safeRouteMatcher')
  expect([...new Set(read)].sort()).toEqual(names.sort())
})

canary(FILE, 'of process the client reads variables alone', () => {
  const others = clientFiles.filter((file) => /\bprocess\.(?!env\b)/.test(installed(file)))
  expect(ourProcess).toEqual({ env: {} })
  // Itself left out.
  expect(others).toEqual(['next/dist/shared/lib/constants.js'])
})

canary(
  'src/ui/layout/PageBoundary.tsx',
  'an Activity stays in its place, however long the page',
  async () => {
    const long = 'a'.repeat(50_000)
    const stream = await renderToReadableStream(
      <main>
        <Activity>
          <p>{long}</p>
        </Activity>
      </main>,
    )
    await stream.allReady
    expect(await new Response(stream).text()).toBe(`<main><!--&--><p>${long}</p><!--/&--></main>`)
  },
)
