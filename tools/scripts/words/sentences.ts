import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The labelled sentences (tools/words/README.md). */
export const FOLDER = 'tools/words'

export interface Sentence {
  /** The file, without its ending. */
  set: string
  what: 'danger' | 'person' | 'ordinary' | 'harm' | 'harmless'
  /** Of danger its kind, of persons theirs. */
  kinds: string[]
  text: string
}

const WHATS: readonly Sentence['what'][] = ['danger', 'person', 'ordinary', 'harm', 'harmless']

/** The sentences of one set. @throws where a line is no label, tab and sentence */
export function sentencesOfSet(set: string): Sentence[] {
  return readFileSync(path.join(FOLDER, `${set}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [label = '', text] = line.split('\t')
      const [name, kinds = ''] = label.split(':')
      const what = WHATS.find((one) => one === name)
      if (what === undefined || !text)
        throw new Error(`tools/words/${set}.tsv: “${line}” is no label, tab and sentence`)
      return { set, what, kinds: kinds.split(',').filter(Boolean), text }
    })
}

/** The set that measures: nothing is learned from it. */
export const MEASURING = 'held-out'

/** All other sets, by name. */
export const SETS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.tsv'))
  .map((file) => file.replace('.tsv', ''))
  .filter((set) => set !== MEASURING)
  .toSorted()

export const allSentences = (): Sentence[] => SETS.flatMap(sentencesOfSet)
