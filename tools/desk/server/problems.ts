import type { SpaceExport } from '@sandbox/export-format'
import { contextOf } from '../../scripts/space/check/context'
import { checkSpace } from '../../scripts/space/check/space'
import { findingWords } from '../../scripts/space/check/words'
import type { Problem } from '../api'

const known = new WeakMap<SpaceExport, Problem[]>()

/** Findings of the project's check, errors first. It takes a second, so its result is cached for each state of the space. */
export function problemsOf(space: SpaceExport): Problem[] {
  const found = known.get(space)
  if (found) return found
  const context = contextOf(space)
  const problems = checkSpace(space).map((finding): Problem => {
    const { field: fieldName, reason, remedy } = findingWords(context, finding)
    const { level, entry, field, code } = finding
    return {
      isError: level === 'error',
      isHealth: code !== undefined,
      entry,
      field,
      fieldName,
      reason,
      remedy,
    }
  })
  known.set(space, problems)
  return problems
}
