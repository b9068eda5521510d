import type { SpaceExport } from '@sandbox/export-format'
import { labelTable } from '@/shared/labels/table'
import type { Finding } from '../check/context'
import { type Glossary, type TextPlace, wordingReasons } from './glossary'
import { productPictureReasons } from './product-pictures'
import { type PlacedText, spaceTexts } from './texts'

const labelTexts: PlacedText[] = Object.entries(labelTable).map(([label, text]) => ({
  text,
  place: { label },
}))

/** Titles of pages name the brand, and are short enough to be read whole in a list of results. */
const titleReasons = ({ titles }: Glossary, { text, place }: PlacedText): string[] =>
  place.field === titles.field
    ? [
        ...(text.includes(titles.contain) ? [] : [`does not name ${titles.contain}`]),
        ...(text.length <= titles.atMost
          ? []
          : [`has ${text.length} characters, more than ${titles.atMost}`]),
      ]
    : []

const finding = (
  { entry = null, field, label }: { entry?: string | null } & Omit<TextPlace, 'entry'>,
  reason: string,
  sources: Map<string, string>,
): Finding => {
  const [type = null, name = null] = field?.split('.') ?? []
  const file = (entry && sources.get(entry)) ?? (label ? 'src/shared/labels' : null)
  return { level: 'error', file, entry, type, field: label ?? name, reason }
}

/** Unused exceptions would hide the next mistake. */
const idleExceptions = (glossary: Glossary, texts: PlacedText[]): Finding[] =>
  glossary.rules.flatMap((rule) =>
    rule.except.flatMap((except) => {
      const only = { rules: [{ ...rule, except: rule.except.filter((other) => other !== except) }] }
      const isNeeded = texts.some(
        ({ text, place }) =>
          wordingReasons(only, text, place).length > 0 &&
          wordingReasons({ rules: [rule] }, text, place).length === 0,
      )
      const where = except.label ?? except.entry ?? except.field ?? ''
      return isNeeded
        ? []
        : [
            {
              level: 'error' as const,
              file: 'glossary.yaml',
              entry: null,
              type: null,
              field: null,
              reason: `the exception for ${where} is not needed: avoid ${rule.avoid}`,
            },
          ]
    }),
  )

/**
 * Checks every text of the sample space, and every label of the site, against the glossary of its brand; and the pictures
 * of products against their names. For the sample only: other spaces have words of their own.
 */
export function wordingFindings(
  space: SpaceExport,
  glossary: Glossary,
  sources: Map<string, string> = new Map(),
): Finding[] {
  const texts = [...spaceTexts(space, glossary), ...labelTexts]
  return [
    ...texts.flatMap((placed) =>
      [...wordingReasons(glossary, placed.text, placed.place), ...titleReasons(glossary, placed)].map(
        (reason) => finding(placed.place, reason, sources),
      ),
    ),
    ...productPictureReasons(space).map(({ entry, reason }) =>
      finding({ entry, field: 'product.title' }, reason, sources),
    ),
    ...idleExceptions(glossary, texts),
  ]
}
