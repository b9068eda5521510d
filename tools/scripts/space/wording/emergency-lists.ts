import type { ExportEntry, SpaceExport } from '@sandbox/export-format'
import { isRecord } from '@sandbox/server/content/guards'
import type { Finding } from '../check/context'
import { plainText } from '../check/rich-text'

/** A line before a list that is about help at once; what to do now, at home, is another matter. */
const AT_ONCE = /\b192\b|\b193\b|samu\b|pronto-socorro|emergência|(?<!o que fazer )\bagora\b|não esper/i
const WAYS = [/ligue (?:agora )?para o Samu, 192/i, /vá agora ao pronto-socorro/i]

/** Lines and headings of a rich text that stand directly before a list. */
const leadsOf = (document: unknown): string[] => {
  const nodes = isRecord(document) && Array.isArray(document.content) ? document.content.filter(isRecord) : []
  return nodes.flatMap((node, at) =>
    /-list$/.test(String(nodes[at + 1]?.nodeType)) && !/-list$/.test(String(node.nodeType))
      ? [plainText(node).trim()]
      : [],
  )
}

/** Whether a line before a list of signs leaves open whether to call or to go. */
export function isUndecided(lead: string): boolean {
  return AT_ONCE.test(lead) && WAYS.filter((way) => way.test(lead)).length !== 1
}

const findingOf = (entry: ExportEntry, field: string, lead: string, file: string | null): Finding => ({
  level: 'error',
  file,
  entry: entry.sys.id,
  type: entry.sys.contentType.sys.id,
  field,
  reason: `“${lead}” before a list of signs: write “Ligue para o Samu, 192” or “Vá agora ao pronto-socorro”, each with its own list`,
})

/** Lists of signs that send to help at once below any other line than one of the two. For the sample only. */
export function emergencyListFindings(
  { entries }: SpaceExport,
  sources: Map<string, string> = new Map(),
): Finding[] {
  return entries.flatMap((entry) =>
    Object.entries(entry.fields).flatMap(([field, values]) =>
      Object.values(values ?? {})
        .flatMap(leadsOf)
        .filter(isUndecided)
        .map((lead) => findingOf(entry, field, lead, sources.get(entry.sys.id) ?? null)),
    ),
  )
}
