import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ExportEntry, SpaceExport } from '@sandbox/export-format'
import { isRecord } from '@sandbox/server/content/guards'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Finding } from '../check/context'
import { richTextUnits, sentencesOf } from './text-units'
import { isWritten } from './texts'

const sign = z.strictObject({
  sign: z.string(),
  words: z.string(),
  ask: z.string(),
  rescue: z.string().optional(),
})
const schema = z.strictObject({ action: z.string(), forbids: z.string(), signs: z.array(sign) })

/** Signs of danger and what every text that says what to do must say of them: `dangers.yaml`, whose head explains each key. */
export type Dangers = z.infer<typeof schema>

/** @throws when the file is not there, or is no such table */
export async function readDangers(root: string): Promise<Dangers> {
  return schema.parse(parse(await readFile(path.join(root, 'dangers.yaml'), 'utf8')))
}

const has = (text: string, pattern: string): boolean => new RegExp(pattern, 'iu').test(text)

/** What is wrong with a text that is read as one. */
export function dangerReasons({ action, forbids, signs }: Dangers, text: string): string[] {
  const sentences = sentencesOf(text)
  return signs.flatMap(({ sign: name, words, ask, rescue }) => [
    ...sentences
      .filter((sentence) => has(sentence, words) && has(sentence, action) && !has(sentence, ask))
      .map((sentence) => `“${sentence}”: ${name} asks for ${ask}`),
    ...(rescue !== undefined && has(text, words) && has(text, forbids) && !has(text, rescue)
      ? [`“${text}” forbids what saves: name ${rescue}`]
      : []),
  ])
}

/** The texts of an entry that are read as one: its paragraphs; a title with its text. */
const textsOf = (
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

/** Every text of a space that says of a danger something else than the table. */
export function dangerFindings(
  space: SpaceExport,
  dangers: Dangers,
  { unseen, sources = new Map() }: { unseen: readonly string[]; sources?: Map<string, string> },
): Finding[] {
  const hidden = new Set(unseen)
  return space.entries.flatMap((entry) =>
    textsOf(entry, hidden).flatMap(([field, text]) =>
      dangerReasons(dangers, text).map(
        (reason): Finding => ({
          level: 'error',
          file: sources.get(entry.sys.id) ?? null,
          entry: entry.sys.id,
          type: entry.sys.contentType.sys.id,
          field,
          reason,
        }),
      ),
    ),
  )
}
