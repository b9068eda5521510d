/** Requests the typeface before the style sheets are read; another look has its own. */
export function FontPreload() {
  if (process.env.BRAND_LOOK) return null
  return (
    <link
      rel="preload"
      href="/fonts/figtree-portuguese.woff2"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  )
}
