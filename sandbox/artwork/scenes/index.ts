import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'
import { articles } from './catalog/articles'
import { cards } from './catalog/cards'
import { heroes } from './catalog/heroes'
import { steps } from './catalog/steps'
import { flags } from './marks/flags'
import { writePublicIcons } from './marks/public-icons'
import { retailers } from './marks/retailers'
import { social } from './marks/social'
import { brandMarks } from './marks/wordmark'
import { renderScene } from './render'

const here = dirname(fileURLToPath(import.meta.url))
const ASSETS = join(here, '../../space/assets')
const PUBLIC = join(here, '../../../public')

const manifest = (items: readonly object[]): string => stringify(items, { lineWidth: 0 })

/** Draws every scene, portrait, mark, icon and flag of the sample space, their manifests, and the site's icons. */
export async function renderScenes(): Promise<void> {
  await mkdir(ASSETS, { recursive: true })
  await mkdir(PUBLIC, { recursive: true })
  const scenes = [...heroes, ...articles, ...steps, ...cards]
  let bytes = 0
  for (const scene of scenes) bytes += await renderScene(scene, ASSETS)
  console.log(`${scenes.length} scenes, ${(bytes / 1e6).toFixed(2)} MB`)
  const sceneRows = scenes.map(({ draw: _, id, ...rest }) => ({
    id,
    file: `${id}.png`,
    ...rest,
    contentType: 'image/png',
  }))
  await writeFile(join(ASSETS, 'scenes.yaml'), manifest(sceneRows))
  const marks = [...brandMarks(), ...retailers(), ...social(), ...flags()]
  for (const mark of marks) await writeFile(join(ASSETS, `${mark.id}.svg`), mark.svg)
  const markRows = marks.map(({ svg: _, id, ...rest }) => ({
    id,
    file: `${id}.svg`,
    ...rest,
    contentType: 'image/svg+xml',
  }))
  await writeFile(join(ASSETS, 'marks.yaml'), manifest(markRows))
  await writePublicIcons(PUBLIC)
}
