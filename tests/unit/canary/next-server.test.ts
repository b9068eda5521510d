import { COOKIE_NAME_PRERENDER_BYPASS, COOKIE_NAME_PRERENDER_DATA } from 'next/dist/server/api-utils'
import { getCacheControlHeader } from 'next/dist/server/lib/cache-control'
import dynamic from 'next/dynamic'
import { canary, expectIn, installed } from './canary'

const RENDER = 'next/dist/server/render.js'

canary(
  'src/navigation/on-demand.tsx',
  'what next/dynamic forwards refs to has preload, which resolves to a module with the component',
  async () => {
    const part = () => null
    const { preload } = Reflect.get(
      dynamic(async () => part),
      'render',
    )
    expect(await preload()).toEqual({ default: part })
  },
)

for (const file of [
  'src/page-props/preview-cookies.ts',
  'src/config/preview-headers.js',
  'deploy/nginx.conf',
])
  canary(file, 'draft mode goes by the cookies __prerender_bypass and __next_preview_data', () => {
    expect([COOKIE_NAME_PRERENDER_BYPASS, COOKIE_NAME_PRERENDER_DATA]).toEqual([
      '__prerender_bypass',
      '__next_preview_data',
    ])
  })

canary(
  'src/pages/_document.tsx',
  'a document finds the id of the build and the props of the app in its own props, under __NEXT_DATA__',
  () => {
    expectIn(RENDER, /__NEXT_DATA__: \{\s+props,/, /\bbuildId\b/)
    expectIn('next/dist/pages/_document.d.ts', 'class Document')
  },
)

canary('src/pages/_document.tsx', 'the router knows data-scroll-behavior on the root element', () => {
  expectIn(
    'next/dist/shared/lib/router/utils/disable-smooth-scroll.js',
    "dataset.scrollBehavior === 'smooth'",
  )
})

for (const file of ['src/live-editing/page-data.ts'])
  canary(file, 'the data of a page stand in <script id="__NEXT_DATA__">, id first', () => {
    expectIn('next/dist/pages/_document.js', /"script", \{\s+id: "__NEXT_DATA__",/)
  })

canary('src/live-editing/start.ts', 'a page is drawn inside the element with the id __next', () => {
  expectIn(RENDER, /id: "__next"/)
})

canary(
  'src/publishing/webhook/receive.ts',
  'revalidate can be taken off its response, and be called when the answer is long sent',
  () => {
    expectIn(
      'next/dist/server/api-utils/node/api-resolver.js',
      /apiRes\.revalidate = \(urlPath, opts\)\s*=>\s*revalidate\(urlPath, opts \|\| \{\}, req, apiContext\)/,
    )
  },
)

canary(
  'src/logging/console-lines.ts',
  'Next prints through console, looked up at each call, with a sign before its words',
  async () => {
    const { error, warn } = await import('next/dist/build/output/log')
    const printed: unknown[][] = []
    const original = { error: console.error, warn: console.warn }
    for (const name of ['error', 'warn'])
      Reflect.set(console, name, (...parts: unknown[]) => printed.push(parts))
    error('um')
    warn('dois')
    Object.assign(console, original)
    expect(printed.map((parts) => parts.join(' '))).toEqual([
      expect.stringMatching(/^\s*[^\p{L}\p{N}\s]+\s+um$/u),
      expect.stringMatching(/^\s*[^\p{L}\p{N}\s]+\s+dois$/u),
    ])
  },
)

canary('src/tracing/without-queries.ts', 'spans of requests name the address as http.target', () => {
  expectIn('next/dist/server/base-server.js', "'http.target'")
})

canary(
  'src/health/start-up.ts',
  'Next listens to signals before it prepares the server, and its listener alone closes the port',
  () => {
    const text = installed('next/dist/server/lib/start-server.js')
    const listens = text.indexOf("process.on('SIGTERM', cleanup)")
    expect(listens).toBeGreaterThan(0)
    expect(text.indexOf('await getRequestHandlers(')).toBeGreaterThan(listens)
  },
)

canary(
  'src/cache/cache-control.ts',
  'pages that Next keeps say s-maxage first, then stale-while-revalidate',
  () => {
    expect(getCacheControlHeader({ revalidate: 300, expire: 31_536_000 })).toBe(
      's-maxage=300, stale-while-revalidate=31535700',
    )
  },
)

canary(
  'src/config/security-headers.js',
  'redirects and refused addresses are answered without the headers of the configuration',
  () => {
    // When they carry them one day, `src/health/every-request.ts` need not say them again.
    expectIn('next/dist/server/lib/router-server.js', "res.setHeader('location', destination)")
  },
)

canary(
  'src/config/content-policy.js',
  'the router and the bundler name their policies of trusted types nextjs and nextjs#bundler',
  () => {
    expectIn('next/dist/client/trusted-types.js', /createPolicy\('nextjs', \{/)
    expectIn('next/dist/build/webpack-config.js', "output.trustedTypes = 'nextjs#bundler'")
    // The type is lost here, which is why there is a default policy (`src/layout/script-policy.ts`).
    expectIn('next/dist/client/route-loader.js', '__unsafeCreateTrustedScriptURL)(v) + ')
  },
)
