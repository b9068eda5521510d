import type { ExportEntry, SpaceExport } from '@sandbox/export-format'
import { isRecord } from '@sandbox/server/content/guards'
import { URGENCIES, type Urgency } from '@/shared/content-model/vocabulary'
import { contextOf, type Finding, isDraft, textOf, typeIdOf } from '../check/context'
import { forbidden, hasUrgency } from '../check/dangers'
import { textsOf } from '../check/fields'
import { richTextUnits, sentencesOf } from './text-units'
import { isWritten } from './texts'

/** A danger as other texts say it. */
export interface KnownDanger {
  /** Its entry. */
  id: string
  words: RegExp
  urgency: Urgency
  calls: string[]
  /** What saves, of several “bombinha, adrenalina”; empty where nothing does. */
  rescue: string
}

/** What makes a sentence one that says how soon to act. */
const ACTION = new RegExp(
  `(?<!\\p{L})(?:${[
    'hoje|(?<!o que fazer )(?<!quando ir )agora|na hora|no mesmo dia|não esperam?|emergência|192|pronto-socorro',
    'marque|consulta|ser (?:vist|examinad|atendid)[oa]|(?:vá|vai|leve) ao (?:médico|posto|serviço)',
    'procur(?:e|ar) (?:um |o )?(?:médico|pediatra|posto|serviço|atendimento|ajuda|orientação)',
    '(?:ped|merec|precis)\\p{L}+ (?:de )?(?:o )?(?:médico|consulta|atendimento|avaliação)',
    '(?:fal|convers)(?:e|ar) com o (?:médico|pediatra)',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

const isUrgency = (value: string | null): value is Urgency => value !== null && value in URGENCIES

/** `olhos amarel*`: these words, the end of one left open. */
const patternOf = (expressions: string[]): RegExp => {
  const parts = expressions.map((words) =>
    words.replaceAll(/[^\p{L}\p{N} *]/gu, '.').replaceAll('*', '\\p{L}*'),
  )
  return new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'iu')
}

/** The dangers of a space that say by which words other texts name them. */
export function knownDangers(space: SpaceExport): KnownDanger[] {
  const context = contextOf(space)
  return space.entries.flatMap((entry) => {
    if (typeIdOf(entry) !== 'danger' || isDraft(entry)) return []
    const words = textsOf(context, entry, 'words')
    const urgency = textOf(entry, 'urgency', context)
    if (words.length === 0 || !isUrgency(urgency)) return []
    const calls = textsOf(context, entry, 'calls')
    return [
      {
        id: entry.sys.id,
        words: patternOf(words),
        urgency,
        calls,
        rescue: textOf(entry, 'rescue', context) ?? '',
      },
    ]
  })
}

/** A sentence of so few words that says how soon to act is said of those after it: “**Hoje.** Tosse. Chiado.” */
const LEAD = 5

/** Sentences, each with what it is read with: such a lead, or the question that it answers. */
const withLeads = (sentences: string[]): string[] => {
  let lead = ''
  return sentences.map((one, at) => {
    const before = sentences[at - 1] ?? ''
    const asked = before.endsWith('?') ? `${before} ` : ''
    if (one.split(/\s+/).length > LEAD || !ACTION.test(one)) return `${lead}${asked}${one}`
    lead = `${one} `
    return `${asked}${one}`
  })
}

/** What is wrong with a text that is read as one. */
export function dangerReasons(signs: readonly KnownDanger[], text: string): string[] {
  const sentences = withLeads(sentencesOf(text))
  return signs.flatMap((sign) => [
    ...sentences
      .filter((one) => sign.words.test(one) && ACTION.test(one) && !hasUrgency(one, sign.urgency, sign.calls))
      .map((one) => `“${one}”: ${sign.id} asks for ${URGENCIES[sign.urgency]}`),
    ...[sign.words.test(text) ? forbidden(text, sign.rescue) : undefined]
      .filter((one) => one !== undefined)
      .map((one) => `“${text}” forbids what saves: name ${one}`),
  ])
}

/** The act of a danger that cannot wait. */
const SENDS = /\b192\b|pronto-socorro|\bhoje\b|mesmo dia|primeiro dia/iu

/** A text that sends for help by its own words: what a danger says stands in its entry alone, and is embedded. */
export function repeatReasons(signs: readonly KnownDanger[], text: string): string[] {
  return withLeads(sentencesOf(text))
    .filter((one) => SENDS.test(one))
    .flatMap((one) =>
      signs.filter(({ words }) => words.test(one)).map(({ id }) => `“${one}”: is for ${id} to say: embed it`),
    )
}

/** The texts of an entry that are read as one: its paragraphs; a title with its text. */
const unitsOf = (
  { sys, fields }: ExportEntry,
  unseen: ReadonlySet<string>,
): [field: string, text: string][] => {
  const type = sys.contentType.sys.id
  const written = Object.entries(fields).filter(
    ([field]) => isWritten(type, field) && !unseen.has(`${type}.${field}`) && !unseen.has(`*.${field}`),
  )
  const values = written.flatMap(([field, locales]) =>
    Object.values(locales ?? {}).map((value): [string, unknown] => [field, value]),
  )
  const lines = values.flatMap(([, value]) => [value].flat().filter((each) => typeof each === 'string'))
  const documents = values.filter(([, value]) => isRecord(value))
  return [
    ...(lines.length > 0 ? [['text', lines.join('\n')] as [string, string]] : []),
    ...documents.flatMap(([field, value]) =>
      richTextUnits(value).map((text): [string, string] => [field, text]),
    ),
  ]
}

/** Recordings say what they say. */
const RECORDED = 'video'

/** Every text of a space that says of a danger something else than its entry, or says it again. */
export function dangerFindings(
  space: SpaceExport,
  { unseen, sources = new Map() }: { unseen: readonly string[]; sources?: Map<string, string> },
): Finding[] {
  const hidden = new Set(unseen)
  const signs = knownDangers(space)
  return space.entries.flatMap((entry) => {
    const type = typeIdOf(entry)
    const others = signs.filter(({ id }) => id !== entry.sys.id)
    const isAlone = type === 'danger' || type === RECORDED
    return unitsOf(entry, hidden).flatMap(([field, text]) =>
      [...dangerReasons(others, text), ...(isAlone ? [] : repeatReasons(signs, text))].map(
        (reason): Finding => ({
          level: 'error',
          file: sources.get(entry.sys.id) ?? null,
          entry: entry.sys.id,
          type,
          field,
          reason,
        }),
      ),
    )
  })
}
