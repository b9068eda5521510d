import { GROUND_COLOR, HOME_PATH, LOCALE, THEME_COLOR } from '@/config/site'
import { type ContentSource, contentPages } from '@/content/pages'

const icon = (src: string, sizes: string, purpose: 'any' | 'maskable') => ({
  src,
  sizes,
  type: 'image/png',
  purpose,
})

/** The web app manifest (W3C), named after the logo's brand. */
export async function makeManifestFile(
  source: ContentSource,
): Promise<{ body: string; contentType: string }> {
  const { header } = await contentPages().globalData(source)
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
      theme_color: THEME_COLOR,
      background_color: GROUND_COLOR,
      icons: [
        icon('/icon-192.png', '192x192', 'any'),
        icon('/icon-512.png', '512x512', 'any'),
        icon('/maskable-512.png', '512x512', 'maskable'),
      ],
    }),
  }
}
