import { serverEnv } from '@/config/env'
import { absoluteUrl } from '@/routing/links'

/** robots.txt: allows everything but the API; a site that shows drafts allows nothing. */
export async function makeRobotsFile(): Promise<{ body: string; contentType: string }> {
  const { SITE_URL, CONTENTFUL_USE_PREVIEW } = serverEnv()
  const rules = CONTENTFUL_USE_PREVIEW ? ['Disallow: /'] : ['Allow: /', 'Disallow: /api/']
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${absoluteUrl(SITE_URL, '/sitemap.xml')}`, '']
  return { contentType: 'text/plain; charset=utf-8', body: lines.join('\n') }
}
