import type { GetServerSideProps } from 'next'
import { type ContentSource, contentPages } from '@/server/content/pages'
import { buildId } from '@/shared/config/build-id'
import { workerPolicy } from '@/shared/config/content-policy'
import { headerValues, isProduction, serverEnv } from '@/shared/config/env'
import { fontFiles, lookValue } from '@/shared/config/look'
import { HOME_PATH, LOCALE } from '@/shared/config/site'
import type { ImageFile } from '@/shared/content-model/views/picture'
import { offlineLabels } from '@/shared/labels/offline'
import { createLabelReader } from '@/shared/labels/reader'
import { absoluteUrl } from '@/shared/routing/links'
import type { OfflineList } from '@/shared/routing/offline'
import { iconUrl, isSvg } from '@/shared/utils/image-url'
import { sleep } from '@/shared/utils/sleep'

export interface TextFile {
  body: string
  contentType: string
  /** In place of the usual ones, or further. */
  headers?: Record<string, string>
}

type MakeFile = (source: ContentSource, name: string) => Promise<TextFile | null>

/** Seconds that a shared cache may store a text file, and serve it stale while revalidating. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'

/** Milliseconds to wait for a new file if there is an earlier one. */
const PATIENCE = 2000

/** The file or, while making it hangs or fails, the last one: crawlers get no errors. @throws without a last one */
const withLastResult = (make: MakeFile): MakeFile => {
  const last = new Map<string, TextFile>()
  return async (source, name) => {
    const made = make(source, name).then((file) => {
      if (file) last.set(name, file)
      return file
    })
    const before = last.get(name)
    if (!before) return made
    const patience = sleep(PATIENCE).then(() => before)
    return Promise.race([made.catch(() => before), patience])
  }
}

/** Serves a text file made of content or configuration, read only. `makeFile` gets the route's file name. */
export function textFileProps(makeFile: MakeFile): GetServerSideProps {
  const make = withLastResult(makeFile)
  return async ({ req, res, params }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return { props: {} }
    }
    const file = await make(contentPages().source(false), String(params?.file ?? ''))
    if (file === null) return { notFound: true }
    const { body, contentType, headers = {} } = file
    res.setHeader('Content-Type', contentType)
    res.setHeader('Cache-Control', CACHE_CONTROL)
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
    res.end(body)
    return { props: {} }
  }
}

/** robots.txt: allows everything but the API; a site that shows drafts allows nothing. */
export async function makeRobotsFile(): Promise<TextFile> {
  const { SITE_URL, CONTENTFUL_USE_PREVIEW } = serverEnv()
  const rules = CONTENTFUL_USE_PREVIEW ? ['Disallow: /'] : ['Allow: /', 'Disallow: /api/']
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${absoluteUrl(SITE_URL, '/sitemap.xml')}`, '']
  return { contentType: 'text/plain; charset=utf-8', body: lines.join('\n') }
}

const ICON_SIZES = [192, 512] as const

/** The icon has a ground of its own, so it may be cut to any shape. */
const iconsOf = (file: ImageFile) =>
  isSvg(file.url)
    ? [{ src: file.url, sizes: 'any', type: 'image/svg+xml' }]
    : ICON_SIZES.map((size) => ({
        src: iconUrl(file.url, size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      }))

/** The web app manifest (W3C), named after the logo's brand. */
export async function makeManifestFile(source: ContentSource): Promise<TextFile> {
  const { header, brand } = await contentPages().globalData(source)
  const name = header.logo?.alt || 'Site'
  return {
    contentType: 'application/manifest+json; charset=utf-8',
    body: JSON.stringify({
      name,
      short_name: name,
      lang: LOCALE,
      start_url: HOME_PATH,
      scope: HOME_PATH,
      display: 'browser',
      theme_color: brand.themeColor ?? lookValue('deep-900'),
      background_color: lookValue('white'),
      ...(brand.icon && { icons: iconsOf(brand.icon) }),
    }),
  }
}

/** Months of validity: RFC 9116 recommends less than a year. */
const GOOD_FOR = 6

/** The first day of a month, so that the file is stable for weeks. */
const expiryFrom = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + GOOD_FOR, 1)).toISOString()

/** security.txt (RFC 9116). Null without SECURITY_CONTACT. */
export async function makeSecurityFile(now = new Date()): Promise<TextFile | null> {
  const { SITE_URL, SECURITY_CONTACT } = serverEnv()
  if (SECURITY_CONTACT === null) return null
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${expiryFrom(now)}`,
    `Preferred-Languages: ${LOCALE}, en`,
    `Canonical: ${absoluteUrl(SITE_URL, '/.well-known/security.txt')}`,
    '',
  ]
  return { contentType: 'text/plain; charset=utf-8', body: lines.join('\n') }
}

/** The service worker: the build's own; under `next dev` and while OFFLINE_PAGES is off, the one that removes it. Never cached. */
export async function makeWorkerFile(): Promise<TextFile> {
  const build = isProduction() ? buildId() : 'development'
  const script = isProduction() && serverEnv().OFFLINE_PAGES === 'on' ? '_offlineWorker' : '_offlineEnd'
  return {
    contentType: 'text/javascript; charset=utf-8',
    body: `self.offlineBuild = '${build}'\nimportScripts('/_next/static/${build}/${script}.js')\n`,
    headers: { 'Cache-Control': 'no-cache', 'Content-Security-Policy': workerPolicy(headerValues()) },
  }
}

/** The list of pages that browsers store (behavior OFFLINE-2). */
export async function makeOfflineFile(source: ContentSource): Promise<TextFile | null> {
  if (serverEnv().OFFLINE_PAGES === 'off') return null
  const { offlinePages, labels } = await contentPages().globalData(source)
  const label = createLabelReader(offlineLabels, labels)
  const list: OfflineList = {
    pages: offlinePages,
    fonts: fontFiles(),
    words: { copy: label('offline.copy'), missing: label('offline.missing') },
  }
  return { contentType: 'application/json; charset=utf-8', body: JSON.stringify(list) }
}
