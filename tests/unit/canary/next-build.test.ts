/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { getCssModuleLoader } from 'next/dist/build/webpack/config/blocks/css/loaders/modules'
import * as bundler from 'next/dist/compiled/webpack/webpack'
import loadCustomRoutes from 'next/dist/lib/load-custom-routes'
import { configSchema } from 'next/dist/server/config-schema'
import { BUILD_ID_FILE, PRERENDER_MANIFEST } from 'next/dist/shared/lib/constants'
import { CompressedFilesPlugin } from '@/config/compressed-files-plugin'
import { LiveEditingPlugin } from '@/config/live-editing-plugin'
import { shortClassName, shortClassNames } from '@/config/short-class-names'
import { canary, expectIn, installed } from './canary'

canary(
  'src/config/short-class-names.js',
  'styles of components go through a css-loader whose options hold modules.getLocalIdent',
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

canary(
  'src/config/live-editing-plugin.js',
  "Next's webpack compiles a child of its own beside the site, into one file",
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'canary-'))
    const write = (name: string, text: string) => {
      writeFileSync(path.join(folder, name), text)
      return path.join(folder, name)
    }
    write('part.js', 'module.exports = "part"')
    const entry = write('start.js', 'import("./part").then(() => console.log("live"))')
    const webpack = Reflect.get(bundler, 'webpack')
    const compiler = webpack({
      mode: 'development',
      devtool: false,
      context: folder,
      entry: write('site.js', ''),
      output: { path: path.join(folder, 'out') },
      plugins: [new LiveEditingPlugin({ webpack, buildId: 'build', entry })],
    })
    await new Promise<void>((resolve, reject) => {
      compiler.run((error: Error | null) => (error ? reject(error) : resolve()))
    })
    const script = readFileSync(path.join(folder, 'out/static/build/_liveEditing.js'), 'utf8')
    expect(script).toContain('live')
    expect(script).toContain('"part"')
  },
)

canary(
  'next.config.js',
  'its own two redirects for final slashes are those that skipTrailingSlashRedirect turns off, with the API left out',
  async () => {
    const { default: configure } = await import('../../../next.config.js')
    const own = await configure('test').redirects?.()
    const { redirects } = await Reflect.apply(loadCustomRoutes, null, [{ trailingSlash: true }])
    const [file, notFile] = redirects
    expect(own?.[0]).toMatchObject({ source: file?.source, missing: file?.missing })
    expect(own?.[1]?.source).toBe(notFile?.source.replace(')?)', ')?|api/|.*/$)'))
  },
)

canary('next.config.js', 'experimental has what the configuration sets', () => {
  const set = {
    cpus: 2,
    cssChunking: false,
    isrFlushToDisk: false,
    webpackBuildWorker: true,
    webpackMemoryOptimizations: true,
  }
  const read = (experimental: object) => configSchema.safeParse({ experimental }).success
  expect(read(set)).toBe(true)
  const isKnown = (name: string) => !read({ [name]: { none: 'of this' } })
  expect(Object.keys(set).filter(isKnown)).toEqual(Object.keys(set))
})

canary(
  'next.config.js',
  'the packages named in outputFileTracingIncludes are loaded by the condition "module-sync"',
  () => {
    for (const name of ['async-function', 'async-generator-function', 'generator-function'])
      expectIn(`${name}/package.json`, 'module-sync')
  },
)

/** What a build leaves in its folder when it empties it. */
const kept =
  /recursiveDeleteSyncWithAsyncRetries\)\(distDir, new Set\(\[([^\]]*)\]/.exec(
    installed('next/dist/build/index.js'),
  )?.[1] ?? ''

canary('src/config/skipped-pages.js', 'a build empties .next of all files but some of its own', () => {
  expect(kept).toContain("'cache'")
  expect(kept).not.toContain('skipped-pages')
})

canary('next.config.js', 'the workers of a build have IS_NEXT_WORKER in their environment', () => {
  expectIn('next/dist/lib/worker.js', "IS_NEXT_WORKER: 'true'")
})

for (const file of ['src/content/paths/path-file.ts', 'src/cache/cache-folder.ts'])
  canary(file, '.next/cache outlives a build', () => expect(kept).toContain("'cache'"))

canary('src/config/env.ts', 'a build says so in NEXT_PHASE', () => {
  expect(PHASE_PRODUCTION_BUILD).toBe('phase-production-build')
  expectIn('next/dist/build/index.js', /process\.env\.NEXT_PHASE = \w+\.PHASE_PRODUCTION_BUILD/)
})

canary('src/config/build-id.ts', 'the id of the build stands in .next/BUILD_ID', () => {
  expect(BUILD_ID_FILE).toBe('BUILD_ID')
})

canary(
  'src/config/compressed-files-plugin.js',
  "Next's webpack tells of the files of a build once they are written, and they are compressed beside themselves",
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'canary-'))
    writeFileSync(path.join(folder, 'site.js'), `console.log('${'Respire. '.repeat(400)}')`)
    const compiler = Reflect.get(
      bundler,
      'webpack',
    )({
      mode: 'development',
      devtool: false,
      context: folder,
      entry: path.join(folder, 'site.js'),
      output: { path: path.join(folder, 'out') },
      plugins: [new CompressedFilesPlugin()],
    })
    await new Promise<void>((resolve, reject) => {
      compiler.run((error: Error | null) => (error ? reject(error) : resolve()))
    })
    const [script, brotli, gzip] = ['', '.br', '.gz'].map((ending) =>
      readFileSync(path.join(folder, `out/main.js${ending}`)),
    )
    expect(brotliDecompressSync(brotli ?? '')).toEqual(script)
    expect(gunzipSync(gzip ?? '')).toEqual(script)
  },
)

canary('scripts/bench/build.ts', '.next/prerender-manifest.json lists the generated pages as routes', () => {
  expect(PRERENDER_MANIFEST).toBe('prerender-manifest.json')
  expectIn('next/dist/build/index.js', /prerenderManifest = \{[^}]*routes:/)
})

canary('scripts/lib/site.ts', 'the program of Next stands in dist/bin and takes --webpack', () => {
  expectIn('next/dist/bin/next', '--webpack')
})

canary('scripts/lib/check-list.ts', 'the programs of the checks stand where they are started', () => {
  const programs = readFileSync('scripts/lib/check-list.ts', 'utf8').match(/node_modules\/[\w@/.-]+/g) ?? []
  expect(programs.length).toBeGreaterThan(1)
  expect(programs.filter((file) => !existsSync(file))).toEqual([])
})

canary('scripts/bootstrap.mjs', 'npm notes what it has installed in node_modules/.package-lock.json', () => {
  expect(JSON.parse(installed('.package-lock.json')).packages).toHaveProperty('node_modules/next.version')
})

canary('Dockerfile', 'a standalone build is started by .next/standalone/server.js', () => {
  expectIn('next/dist/build/utils.js', "'server.js'")
  expectIn('next/dist/build/index.js', "'standalone'")
})
