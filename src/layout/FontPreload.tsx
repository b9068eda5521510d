/** Has the browser fetch the typeface before it has read the style sheets that ask for it. */
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
