/** Every committed picture that this code draws: its file and how it is made. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { film, type Shot } from './films/film'
import { medirAFebre } from './films/take-the-temperature'
import { lavarONariz } from './films/wash-the-nose'
import { cutOut, scenePng } from './kit/raster'
import { icons } from './marks/icons'
import { marks } from './marks/index'
import { svgFile } from './marks/wordmark'
import { packs } from './packs/index'
import { scenes } from './scenes/index'

export interface Picture {
  name: string
  file: string
  make: () => Promise<Buffer>
}

/** A row of a manifest of the sample space: it holds a picture's texts and its size in pixels. */
interface Row {
  id: string
  file: string
  width: number
  height: number
}

type Drawing = () => string

const ASSETS = join(import.meta.dirname, '../sandbox/space/assets')

const HEROES = new Set(['scene-home-brisa', 'scene-home-noite', 'scene-home-cha'])

/** One picture a row of the manifest; each row needs a drawing, and each drawing a row. */
function drawn(
  manifest: string,
  drawings: Readonly<Record<string, Drawing>>,
  make: (row: Row, draw: Drawing) => Promise<Buffer>,
): Picture[] {
  const rows: readonly Row[] = parse(readFileSync(join(ASSETS, manifest), 'utf8'))
  const known = new Set(rows.map(({ id }) => id))
  const spare = Object.keys(drawings).filter((id) => !known.has(id))
  if (spare.length > 0) throw new Error(`${manifest} names no ${spare.join(', ')}`)
  return rows.map((row) => {
    const draw = drawings[row.id]
    if (!draw) throw new Error(`${manifest}: no drawing of ${row.id}`)
    return { name: row.id, file: join(ASSETS, row.file), make: () => make(row, draw) }
  })
}

const films: Readonly<Record<string, readonly Shot[]>> = {
  'film-lavar-o-nariz': lavarONariz,
  'film-medir-a-febre': medirAFebre,
}

export const pictures: readonly Picture[] = [
  ...drawn('packshots.yaml', packs, ({ id, width, height }, draw) =>
    cutOut(width, height, draw, id === 'pack-familia' ? 0.03 : 0.075),
  ),
  ...drawn('scenes.yaml', scenes, ({ id, width, height }, draw) => scenePng(width, height, draw, HEROES.has(id))),
  ...drawn('marks.yaml', marks, async ({ width, height }, draw) => Buffer.from(svgFile(width, height, draw()))),
  ...Object.entries(films).map(([name, shots]) => ({
    name,
    file: join(ASSETS, `${name}.mp4`),
    make: () => film(shots),
  })),
  ...icons.map(({ file, make }) => ({ name: file, file: join(ASSETS, file), make })),
]
