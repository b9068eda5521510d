import type { ExportEntry } from '@sandbox/export-format'
import { isLink, isRecord } from '@sandbox/server/content/guards'
import { type CheckContext, type Finding, findingAt, typeIdOf } from './context'

/** Content types that the site queries directly (behavior QUERY-1); pages with a slug are found by it. */
const QUERIED_TYPES = new Set([
  'header',
  'footer',
  'homePage',
  'articleList',
  'productRecommender',
  'searchPage',
  'labels',
  'redirect',
])

const collectTargets = (value: unknown, targets: Set<string>): void => {
  if (isLink(value)) targets.add(`${value.sys.linkType} ${value.sys.id}`)
  else if (Array.isArray(value)) for (const item of value) collectTargets(item, targets)
  else if (isRecord(value)) for (const item of Object.values(value)) collectTargets(item, targets)
}

const isRoot = (entry: ExportEntry): boolean =>
  QUERIED_TYPES.has(typeIdOf(entry)) || entry.fields.slug !== undefined

/** Entries and assets that nothing uses: a note each. */
export function unusedFindings(context: CheckContext): Finding[] {
  const targets = new Set<string>()
  for (const entry of context.space.entries) collectTargets(entry.fields, targets)
  const entries = context.space.entries
    .filter((entry) => !isRoot(entry) && !targets.has(`Entry ${entry.sys.id}`))
    .map((entry) => findingAt(context, entry, null, 'is not used', 'note'))
  const assets = context.space.assets
    .filter((asset) => !targets.has(`Asset ${asset.sys.id}`))
    .map(
      (asset): Finding => ({
        level: 'note',
        file: null,
        entry: null,
        type: null,
        field: null,
        reason: `asset ${asset.sys.id} is not used`,
      }),
    )
  return [...entries, ...assets]
}
