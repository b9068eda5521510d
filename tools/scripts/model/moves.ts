import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PlainClientAPI } from 'contentful-management'
import { SetupError } from '../lib/site-env'

/**
 * A move of entries, `model/moves/NNN-name.ts`: its default export. It must be repeatable, because a run can be ended in the
 * middle: it skips what is moved already. For example, the text of notices from `text` to `body`:
 *
 *     import type { Move } from './moves'
 *
 *     const move: Move = async (client) => {
 *       const { items } = await client.entry.getMany({ query: { content_type: 'notice', 'fields.text[exists]': true } })
 *       for (const { sys, fields: { text, ...fields } } of items)
 *         await client.entry.update({ entryId: sys.id }, { sys, fields: { ...fields, body: text } })
 *     }
 *     export default move
 */
export type Move = (client: PlainClientAPI) => Promise<void>

export const MOVES_FOLDER = 'model/moves'
const NAME = /^(\d{3})-[a-z0-9-]+\.ts$/
const TAG = /^model-move-(\d{3})$/

/** Moves by their numbers, in order. @throws SetupError for a wrong file name, or a duplicate number */
export function listMoves(folder = MOVES_FOLDER): string[] {
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const numbers = files.map((file) => NAME.exec(file)?.[1])
  const odd = files.find(
    (_, index) => numbers[index] === undefined || numbers.indexOf(numbers[index]) !== index,
  )
  if (odd !== undefined)
    throw new SetupError(`${folder}/${odd}: moves are called 001-name.ts, each number once.`)
  return files
}

/** Moves not yet run on the space; each leaves a tag there, which copies of the space share. */
export async function openMoves(client: PlainClientAPI, folder = MOVES_FOLDER): Promise<string[]> {
  const { items } = await client.tag.getMany({ query: { limit: 1000 } })
  const done = new Set(items.flatMap(({ sys }) => TAG.exec(sys.id)?.[1] ?? []))
  return listMoves(folder).filter((file) => !done.has(file.slice(0, 3)))
}

/** Runs one move and records it in the space. */
export async function runMove(client: PlainClientAPI, file: string, folder = MOVES_FOLDER): Promise<void> {
  const { default: move } = (await import(pathToFileURL(path.resolve(folder, file)).href)) as {
    default: Move
  }
  await move(client)
  const id = `model-move-${file.slice(0, 3)}`
  await client.tag.createWithId({ tagId: id }, {
    name: id,
    sys: { id, type: 'Tag', visibility: 'private' },
  } as never)
}
