/**
 * Draws the sample space's pictures: `npx tsx sandbox/artwork/render.ts packshots|scenes [part of a pack shot's id]`.
 * The pack shots' lettering is outlines (lib/type.ts), so no font needs to be installed for them.
 */
import { join } from 'node:path'
import { renderSet } from './lib/render'

const [set, only] = process.argv.slice(2)
if (set === 'packshots') {
  const packshots = await import('./packshots/index')
  await renderSet(packshots, join(import.meta.dirname, '../space/assets'), only)
} else if (set === 'scenes') {
  const { renderScenes } = await import('./scenes/index')
  await renderScenes()
} else {
  throw new Error("usage: npx tsx sandbox/artwork/render.ts packshots|scenes [part of a pack shot's id]")
}
