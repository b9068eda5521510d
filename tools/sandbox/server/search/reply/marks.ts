import type { CompiledIndex } from '../engine/compiled-index'
import type { QueryPlan } from '../engine/query-plan'
import { termsOf } from '../engine/terms'
import type { Options } from '../params/options'
import { type Word, wordsOf, writtenLength } from '../text/words'

/** How words of the index are to be marked: as a whole, or their first letters; and the query words they match. */
interface Mark {
  covers: Set<number>
  /** Letters of the folded word; null marks all of it. */
  letters: number | null
}

export interface Marks {
  words: string[]
  byWord: Map<string, Mark>
}

/** Everything that a query may mark in a record. */
export function marksOf(index: CompiledIndex, { words, readings }: QueryPlan, options: Options): Marks {
  const byWord = new Map<string, Mark>()
  for (const unit of readings.flat().flatMap((own) => [own, ...own.alternatives]))
    for (const word of unit.words)
      for (const [text, term] of termsOf(unit, word, index.vocabulary, options)) {
        const letters = term.isPrefix ? word.length : null
        const known = byWord.get(text)
        if (known === undefined) byWord.set(text, { covers: new Set(unit.covers), letters })
        else {
          for (const covered of unit.covers) known.covers.add(covered)
          known.letters = known.letters === null || letters === null ? null : Math.max(known.letters, letters)
        }
      }
  return { words, byWord }
}

interface MarkedText {
  /** Parts to mark, in order. */
  spans: { start: number; end: number }[]
  covers: Set<number>
  isFullyMarked: boolean
}

const spanOf = (text: string, { start, end }: Word, { letters }: Mark) =>
  letters === null ? { start, end } : { start, end: start + writtenLength(text.slice(start, end), letters) }

/** The parts of a text that a query marks. */
export function markText(text: string, { byWord }: Marks): MarkedText {
  const covers = new Set<number>()
  const spans: MarkedText['spans'] = []
  const words = wordsOf(text)
  let whole = 0
  for (const word of words) {
    const mark = byWord.get(word.text)
    if (mark === undefined) continue
    const span = spanOf(text, word, mark)
    spans.push(span)
    if (span.end === word.end) whole += 1
    for (const covered of mark.covers) covers.add(covered)
  }
  return { spans, covers, isFullyMarked: whole > 0 && whole === words.length }
}

/** The text with tags round its marked parts. */
export function withTags(text: string, { spans }: MarkedText, options: Options): string {
  let result = ''
  let at = 0
  for (const { start, end } of spans) {
    result += `${text.slice(at, start)}${options.highlightPreTag}${text.slice(start, end)}${options.highlightPostTag}`
    at = end
  }
  return result + text.slice(at)
}

export function matchLevel({ covers }: MarkedText, { words }: Marks): 'none' | 'partial' | 'full' {
  if (covers.size === 0) return 'none'
  return covers.size === words.length ? 'full' : 'partial'
}
