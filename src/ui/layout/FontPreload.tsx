/** Requests the typeface before the style sheets are read. @param file none where systems have it */
export function FontPreload({ file }: { file: string | undefined }) {
  if (!file) return null
  return <link rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
}
