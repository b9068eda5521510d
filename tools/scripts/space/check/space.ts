import type { ExportContentType, SpaceExport } from '@sandbox/export-format'
import { contextOf, type Finding } from './context'
import { entryFindings, repetitionFindings } from './entries'
import { lengthFindings } from './lengths'
import { modelFindings } from './model'
import { orphanFindings } from './orphans'
import { altTextFindings, assetFindings } from './pictures'
import { searchWordFindings } from './search-words'
import { siteFindings } from './site'
import { unusedFindings } from './usage'
import { weightFindings } from './weight'

const duplicateIds = (kind: string, ids: string[]): Finding[] => {
  const seen = new Set<string>()
  return ids.flatMap((id) => {
    const isNew = !seen.has(id)
    seen.add(id)
    if (isNew) return []
    return [
      {
        level: 'error',
        file: null,
        entry: null,
        type: null,
        field: null,
        reason: `${kind} ${id}: duplicate id`,
      },
    ]
  })
}

export interface CheckOptions {
  /** The content model to check against; the export's own unless given. */
  types?: ExportContentType[]
  /** Source file of each entry, for messages. */
  sources?: Map<string, string>
}

/** Checks a whole space against its content model. Pure: reads no file. */
export function checkSpace(space: SpaceExport, { types, sources }: CheckOptions = {}): Finding[] {
  const context = contextOf(space, types, sources)
  const findings = [
    ...modelFindings(context.types),
    ...duplicateIds(
      'entry',
      space.entries.map(({ sys }) => sys.id),
    ),
    ...duplicateIds(
      'asset',
      space.assets.map(({ sys }) => sys.id),
    ),
    ...space.entries.flatMap((entry) => [
      ...entryFindings(context, entry),
      ...altTextFindings(context, entry),
    ]),
    ...repetitionFindings(context),
    ...siteFindings(context),
    ...searchWordFindings(context),
    ...space.assets.flatMap((asset) => assetFindings(context, asset)),
    ...weightFindings(context),
    ...lengthFindings(context),
    ...unusedFindings(context),
    ...orphanFindings(context),
  ]
  const errors = findings.filter(({ level }) => level === 'error')
  return [...errors, ...findings.filter(({ level }) => level === 'note')]
}
