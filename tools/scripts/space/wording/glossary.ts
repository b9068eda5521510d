import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const exception = z.strictObject({
  entry: z.string().optional(),
  field: z.string().optional(),
  label: z.string().optional(),
  why: z.string().min(1),
})

const rule = z.strictObject({
  avoid: z.string(),
  exactCase: z.boolean().default(false),
  say: z.string(),
  except: z.array(exception).default([]),
})

const schema = z.strictObject({
  rules: z.array(rule),
  titles: z.strictObject({ field: z.string(), contain: z.string(), atMost: z.number() }),
  unseen: z.array(z.string()),
})

/** How the brand of the sample space writes: `glossary.yaml`, whose head explains each key. */
export type Glossary = z.infer<typeof schema>
export type WordingRule = Glossary['rules'][number]

/** The place of a text: a field of an entry, an asset's description, or a label of the site. */
export interface TextPlace {
  entry?: string
  /** `type.field` */
  field?: string
  label?: string
}

/** @throws when the file is not there, or is no glossary */
export async function readGlossary(root: string): Promise<Glossary> {
  return schema.parse(parse(await readFile(path.join(root, 'glossary.yaml'), 'utf8')))
}

const patterns = new Map<WordingRule, RegExp>()

const patternOf = (of: WordingRule): RegExp => {
  const known = patterns.get(of)
  if (known) return known
  const made = new RegExp(of.avoid, of.exactCase ? 'u' : 'iu')
  patterns.set(of, made)
  return made
}

const isAt = (except: WordingRule['except'][number], place: TextPlace): boolean =>
  (['entry', 'field', 'label'] as const).every(
    (key) => except[key] === undefined || except[key] === place[key],
  )

/** What is wrong with a text, each with what to write instead. */
export function wordingReasons({ rules }: Pick<Glossary, 'rules'>, text: string, place: TextPlace): string[] {
  return rules.flatMap((of) => {
    const [found] = patternOf(of).exec(text) ?? []
    if (found === undefined || of.except.some((except) => isAt(except, place))) return []
    return [`contains “${found.trim()}”: write ${of.say}`]
  })
}
