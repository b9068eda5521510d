/** SVG to a palette PNG, by sharp. */
import sharp from 'sharp'

export interface RenderOptions {
  /** 1 to 100; lower means fewer colours and a smaller file. */
  quality?: number
  /** Error diffusion, 0 to 1; hides banding at the cost of bytes. */
  dither?: number
}

/** A whole SVG document of `width` by `height` user units with a transparent ground. */
export const svgDocument = (markup: string, width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${markup}</svg>`

/** Writes `svg` to `file` and gives the size in bytes. */
export async function renderPng(svg: string, file: string, options: RenderOptions = {}): Promise<number> {
  const { quality = 85, dither = 1 } = options
  const info = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .png({ palette: true, quality, effort: 10, dither })
    .toFile(file)
  return info.size
}
