/** Films: scenes that move, drawn frame by frame and put together by ffmpeg. */
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawing, svgDocument } from '../kit/paint'
import { rasterize } from '../kit/raster'
import { place, rect } from '../kit/shapes'

/** A shot: how long it lasts in seconds, and how it looks at `t`, from 0 when it begins to 1 when it ends. */
export interface Shot {
  seconds: number
  draw: (t: number) => string
}

const FRAMES_A_SECOND = 12
/** Of the frame, in pixels, as wide as players are (16:9); shots are drawn on 1600 x 1000, and lose 50 above and below. */
const [WIDTH, HEIGHT] = [800, 450]
/** Share of a shot in which it comes out of the one before. */
const FADE = 0.08

/** From 0 to 1 between two moments of a shot, slow at both ends. */
export function ease(t: number, from = 0, to = 1): number {
  const k = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return k * k * (3 - 2 * k)
}

const paper = (opacity: number) => rect(0, 0, 1600, 1000, `rgba(244,250,249,${opacity.toFixed(3)})`)

function* frames(shots: readonly Shot[]): Generator<string> {
  for (const { seconds, draw } of shots) {
    const count = Math.round(seconds * FRAMES_A_SECOND)
    for (let i = 0; i < count; i += 1) {
      const t = i / (count - 1)
      const scene = drawing(1600, 1000, () => draw(t) + paper(1 - ease(t, 0, FADE) * ease(1 - t, 0, FADE)))
      yield svgDocument(WIDTH, HEIGHT, place(scene, 0, -25, WIDTH / 1600))
    }
  }
}

/** The film as MP4 (H.264, without sound). @throws Error when ffmpeg is not installed or fails */
export async function film(shots: readonly Shot[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  try {
    let number = 0
    for (const svg of frames(shots)) {
      const name = `${String(number).padStart(4, '0')}.png`
      await writeFile(join(folder, name), await rasterize(svg).png({ compressionLevel: 1 }).toBuffer())
      number += 1
    }
    const file = join(folder, 'film.mp4')
    const { status, stderr } = spawnSync(
      'ffmpeg',
      [
        ['-v', 'error', '-framerate', FRAMES_A_SECOND, '-i', join(folder, '%04d.png')],
        ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', 27, '-pix_fmt', 'yuv420p', '-tune', 'animation'],
        ['-threads', 1, '-flags', '+bitexact', '-fflags', '+bitexact', '-movflags', '+faststart', file],
      ].flatMap((part) => part.map(String)),
      { encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`)
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}
