import { modelTypes } from '@sandbox/space/loading/content-types'
import { editorOf } from '@sandbox/space/loading/editor-interfaces'
import { contentfulModel } from '@/shared/content-model/contentful'
import { openMoves, runMove } from './moves'
import { type ModelType, planModel, type TypePlan } from './plan'
import type { ModelSpace } from './space'

/** The code's model. */
export const wantedModel: ModelType[] = contentfulModel.map((type, index) => {
  const found = modelTypes[index]
  if (!found) throw new Error(`${type.id} has no export type`)
  return { type: found, editor: editorOf(type) }
})

/** The model with each content type's part of the manual in its description. @param address of the manual's page */
export const withManual = (model: ModelType[], address: string): ModelType[] =>
  model.map(({ type, editor }) => {
    const link = new URL(`#${type.sys.id}`, address).href
    return { type: { ...type, description: `${type.description ?? ''} Manual: ${link}`.trim() }, editor }
  })

const MARKS = { add: '+', change: '~', narrow: '!', impossible: 'x' } as const

/** One line a difference, and the legend of the marks. */
export function describePlan(plans: TypePlan[]): string[] {
  const differences = plans.flatMap((plan) => plan.differences)
  const count = (kind: keyof typeof MARKS) => differences.filter((each) => each.kind === kind).length
  return [
    ...differences.map(({ kind, place, what }) => `${MARKS[kind]} ${place}: ${what}`),
    differences.length === 0
      ? 'The space has the model of the code.'
      : `+ ${count('add')} to add, ~ ${count('change')} to change, ! ${count('narrow')} would narrow, x ${count('impossible')} by hand`,
  ]
}

interface Work {
  space: ModelSpace
  mayNarrow: boolean
  log(line: string): void
  wanted?: ModelType[]
  movesFolder?: string
}

/** Shows what `applyModel` would do. @returns how many differences there are */
export async function showPlan({
  space,
  mayNarrow,
  log,
  wanted = wantedModel,
  movesFolder,
}: Work): Promise<number> {
  const plans = planModel(await space.read(), wanted, mayNarrow)
  const moves = await openMoves(space.client, movesFolder)
  for (const line of [...describePlan(plans), ...moves.map((file) => `move ${file}`)]) log(line)
  return plans.flatMap(({ differences }) => differences).length + moves.length
}

/**
 * Writes what is missing and what widens, type by type, then runs the moves. Each type is whole before the next begins: ended in
 * the middle, another run continues where this one stopped; after a whole run another changes nothing.
 * @returns how many content types, editors and moves were written
 */
export async function applyModel({
  space,
  mayNarrow,
  log,
  wanted = wantedModel,
  movesFolder,
}: Work): Promise<number> {
  const published = await space.publishSaved(new Set(wanted.map(({ type }) => type.sys.id)))
  for (const id of published) log(`published ${id}, which an earlier run had saved`)
  const plans = planModel(await space.read(), wanted, mayNarrow)
  const written = plans.filter(({ type, editor }) => type !== null || editor !== null)
  for (const line of describePlan(plans)) log(line)
  for (const plan of written) {
    await space.write(plan)
    log(`wrote ${plan.id}`)
  }
  const moves = await openMoves(space.client, movesFolder)
  for (const file of moves) {
    log(`move ${file}`)
    await runMove(space.client, file, movesFolder)
  }
  return published.length + written.length + moves.length
}
