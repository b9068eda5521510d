import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { getCssModuleLoader } from 'next/dist/build/webpack/config/blocks/css/loaders/modules'
import loadCustomRoutes from 'next/dist/lib/load-custom-routes'
import { configSchema } from 'next/dist/server/config-schema'
import { BUILD_ID_FILE } from 'next/dist/shared/lib/constants'
import { shortClassName, shortClassNames } from '../../../tools/build/short-class-names'
import { canary, expectIn, installed } from './canary'

canary(
  'tools/build/short-class-names.js',
  'css-loader has modules.getLocalIdent for styles of components',
  () => {
    const context = { isClient: true, isServer: false, experimental: {}, supportedBrowsers: [] }
    const loaders: unknown[] = Reflect.apply(getCssModuleLoader, null, [context, () => undefined, []])
    shortClassNames({ module: { rules: [{ oneOf: [{ use: loaders }] }] } })
    expect(loaders).toContainEqual(
      expect.objectContaining({
        options: expect.objectContaining({
          modules: expect.objectContaining({ getLocalIdent: shortClassName }),
        }),
      }),
    )
  },
)

canary('next.config.js', 'skipTrailingSlashRedirect turns off its two redirects for slashes', async () => {
  const { default: configure } = await import('../../../next.config.js')
  const own = await (await configure('test')).redirects?.()
  const { redirects } = await Reflect.apply(loadCustomRoutes, null, [{ trailingSlash: true }])
  const [file, notFile] = redirects
  expect(own?.[1]).toMatchObject({ source: file?.source, missing: file?.missing })
  expect(own?.[2]?.source).toBe(notFile?.source.replace(')?)', ')?|api/|.*/$)'))
})

canary('next.config.js', 'experimental has what the configuration sets', () => {
  const set = {
    cpus: 2,
    cssChunking: false,
    webpackBuildWorker: true,
    webpackMemoryOptimizations: true,
  }
  const read = (experimental: object) => configSchema.safeParse({ experimental }).success
  expect(read(set)).toBe(true)
  const isKnown = (name: string) => !read({ [name]: { none: 'of this' } })
  expect(Object.keys(set).filter(isKnown)).toEqual(Object.keys(set))
})

canary('next.config.js', 'packages of outputFileTracingIncludes load by the condition "module-sync"', () => {
  for (const name of ['async-function', 'async-generator-function', 'generator-function'])
    expectIn(`${name}/package.json`, 'module-sync')
})

/** What a build leaves in its folder when it empties it. */
const kept =
  /recursiveDeleteSyncWithAsyncRetries\)\(distDir, new Set\(\[([^\]]*)\]/.exec(
    installed('next/dist/build/index.js'),
  )?.[1] ?? ''

canary('src/shared/config/skipped-pages.ts', 'a build empties .next of all files but some of its own', () => {
  expect(kept).toContain("'cache'")
  expect(kept).not.toContain('skipped-pages')
})

canary('next.config.js', 'the workers of a build have IS_NEXT_WORKER in their environment', () => {
  expectIn('next/dist/lib/worker.js', "IS_NEXT_WORKER: 'true'")
})

canary('src/shared/config/env.ts', 'a build says so in NEXT_PHASE', () => {
  expect(PHASE_PRODUCTION_BUILD).toBe('phase-production-build')
  expectIn('next/dist/build/index.js', /process\.env\.NEXT_PHASE = \w+\.PHASE_PRODUCTION_BUILD/)
})

for (const file of ['src/shared/config/build-id.ts', 'tools/build/after-build.js'])
  canary(file, 'the id of the build is in .next/BUILD_ID', () => {
    expect(BUILD_ID_FILE).toBe('BUILD_ID')
  })
