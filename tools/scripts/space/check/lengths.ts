import type { ExportAsset, ExportEntry } from '@sandbox/export-format'
import { type CheckContext, type Finding, findingAt, textOf, typeIdOf } from './context'
import { assetFinding } from './pictures'

interface Length {
  field: string
  most: number
  effect: string
}

const ALTERNATIVE = { most: 100, effect: 'screen readers cannot pause in it' }

/** Characters that are shown whole, by content type. */
const LENGTHS: Readonly<Record<string, readonly Length[]>> = {
  pageMetadata: [
    { field: 'metaTitle', most: 60, effect: 'search results cut it' },
    { field: 'metaDescription', most: 160, effect: 'search results cut it' },
  ],
  image: [{ field: 'altText', ...ALTERNATIVE }],
  imageSet: [{ field: 'altText', ...ALTERNATIVE }],
}
const FILE: Length = { field: 'description', ...ALTERNATIVE }

const reasonOf = (
  item: ExportEntry | ExportAsset,
  { field, most, effect }: Length,
  context: CheckContext,
) => {
  const length = [...(textOf(item, field, context) ?? '')].length
  return length > most ? [`has ${length} characters of ${most}: ${effect}`] : []
}

/** What is longer than where it is shown: a note each. */
export function lengthFindings(context: CheckContext): Finding[] {
  const { entries, assets } = context.space
  return [
    ...entries.flatMap((entry) =>
      (LENGTHS[typeIdOf(entry)] ?? []).flatMap((length) =>
        reasonOf(entry, length, context).map((reason) =>
          findingAt(context, entry, length.field, reason, 'note'),
        ),
      ),
    ),
    ...assets.flatMap((asset) =>
      reasonOf(asset, FILE, context).map((reason) => assetFinding(asset, `description ${reason}`, 'note')),
    ),
  ]
}
