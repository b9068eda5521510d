/**
 * Draws the sample space's pictures: `npx tsx sandbox/artwork/render.ts packshots|scenes [part of an id]`.
 * The lettering is outlines (lib/type.ts), so no font needs to be installed.
 */
import { join } from 'node:path'
import { type PictureSet, renderSet } from './lib/render'

const [set, only] = process.argv.slice(2)
if (set !== 'packshots' && set !== 'scenes') {
  throw new Error('usage: npx tsx sandbox/artwork/render.ts packshots|scenes [part of an id]')
}
const pictures: PictureSet = await import(`./${set}/index.ts`)
await renderSet(pictures, join(import.meta.dirname, '../space/assets'), only)
