import type { Picture } from '@/shared/content-model/views/picture'

/** A picture without a server, in pixels. Its address ends with `.svg`, so that no other size is requested. */
export function fixturePicture(alt: string, width = 1200, height = 900): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="silver"/><circle cx="50%" cy="50%" r="30%" fill="gray"/></svg>`
  return { alt, desktop: { url: `data:image/svg+xml,${encodeURIComponent(svg)}#picture.svg`, width, height } }
}
