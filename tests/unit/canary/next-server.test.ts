import { COOKIE_NAME_PRERENDER_BYPASS, COOKIE_NAME_PRERENDER_DATA } from 'next/dist/server/api-utils'
import { getCacheControlHeader } from 'next/dist/server/lib/cache-control'
import dynamic from 'next/dynamic'
import { canary, expectIn } from './canary'

canary(
  'src/browser/hydration/on-demand.tsx',
  'next/dynamic has preload, of a module with a component',
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
  'src/server/page-props/preview-cookies.ts',
  'src/shared/config/preview-headers.ts',
  'deploy/nginx.conf',
])
  canary(file, 'draft mode goes by the cookies __prerender_bypass and __next_preview_data', () => {
    expect([COOKIE_NAME_PRERENDER_BYPASS, COOKIE_NAME_PRERENDER_DATA]).toEqual([
      '__prerender_bypass',
      '__next_preview_data',
    ])
  })

canary('src/pages/_document.tsx', 'the router knows data-scroll-behavior on the root element', () => {
  expectIn(
    'next/dist/shared/lib/router/utils/disable-smooth-scroll.js',
    "dataset.scrollBehavior === 'smooth'",
  )
})

canary('src/server/log/console-lines.ts', 'Next looks up console at each call and marks lines', async () => {
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
})

canary(
  'src/server/log/tracing/without-queries.ts',
  'spans of requests name the address as http.target',
  () => {
    expectIn('next/dist/server/base-server.js', "'http.target'")
  },
)

canary('src/server/cache/cache-control.ts', 'kept pages say s-maxage, then stale-while-revalidate', () => {
  expect(getCacheControlHeader({ revalidate: 300, expire: 31_536_000 })).toBe(
    's-maxage=300, stale-while-revalidate=31535700',
  )
})
