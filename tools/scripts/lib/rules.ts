import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ID = String.raw`[A-Z][A-Z0-9]*-\d+`
const RULE = new RegExp(`^- \\*\\*(${ID})\\*\\* `, 'gm')
const CITED = new RegExp(String.raw`\b(${ID})(?: to (${ID}))?\b`, 'g')
const TITLE = /\b(?:test|it|describe)\b[^'"`\n]*\(\s*(['"`])(.+?)\1/

/** Rules that no test can guard, each with its reason. */
export const WITHOUT_TEST: Record<string, string> = {
  'SPEED-10': 'the whole of the tests cannot time itself: `npm test` prints how long it took',
}

interface Guard {
  rule: string
  file: string
  /** The title of a test or of a group of tests; null for a file as a whole, such as the budgets of the benchmark. */
  title: string | null
}

/** The ids of the rules of docs/behavior.md, in its order. */
export const readRules = (): string[] =>
  [...readFileSync('docs/behavior.md', 'utf8').matchAll(RULE)].map(([, id = '']) => id)

/** Tests, and what `npm run bench` and `npm run test:faults` measure and enforce; what tests documents is about their words. */
const GUARDING = /^(?:tests\/(?!unit\/docs\/).*\.(?:test|spec)\.tsx?|tools\/(?:bench|faults)\/.*\.ts)$/

/** "MENU-3 to MENU-6" are four rules. */
const idsBetween = (rules: string[], first: string, last: string): string[] =>
  rules.slice(rules.indexOf(first), rules.indexOf(last) + 1)

/** A rule is guarded by the test whose title has its id, or by the one that follows the comment with it. */
export function guardsIn(file: string, text: string, rules: string[]): Guard[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) =>
    [...line.matchAll(CITED)].flatMap(([, first = '', last = first]) => {
      if (!rules.includes(first)) return []
      const quoted = [...line.matchAll(/(['"`])((?:(?!\1).)+)\1/g)].find(([, , words = '']) =>
        words.includes(first),
      )
      const title = quoted?.[2] ?? TITLE.exec(lines.slice(index).join('\n'))?.[2] ?? null
      return idsBetween(rules, first, last).map((rule) => ({ rule, file, title }))
    }),
  )
}

/** All guards of the project, by file. */
export const readGuards = (rules: string[]): Guard[] =>
  ['tests', 'tools/bench', 'tools/faults']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
    )
    .filter((file) => GUARDING.test(file))
    .flatMap((file) => guardsIn(file, readFileSync(file, 'utf8'), rules))

/** Rules that neither a guard nor the list above names. */
export const unguardedOf = (rules: string[], guards: Guard[]): string[] => {
  const named = new Set([...guards.map(({ rule }) => rule), ...Object.keys(WITHOUT_TEST)])
  return rules.filter((id) => !named.has(id))
}

/** Some rules, always the same for one seed, such as the id of a commit: whoever draws cannot choose. */
export const pickRules = (rules: string[], seed: string, count: number): string[] => {
  const placeOf = (id: string) => createHash('sha256').update(`${seed} ${id}`).digest('hex')
  return rules.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b))).slice(0, count)
}
