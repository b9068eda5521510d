/** Requests the typeface before the style sheets are read. */
export function FontPreload() {
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
