import type { Options } from '../params/options'
import { wordsOf } from '../text/words'
import { type Marks, markText, matchLevel, withTags } from './marks'

const DEFAULT_WORDS = 10

/** An entry of `attributesToSnippet`: `body:20` asks for twenty words. */
export const snippetEntry = (entry: string): { path: string; count: number } => {
  const [, path = entry, count] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? []
  return { path, count: count === undefined ? DEFAULT_WORDS : Number(count) }
}

/** First word of the stretch with the most marked words. */
const bestStart = (isMarked: boolean[], count: number): number => {
  let best = 0
  let most = 0
  for (let start = 0; start + count <= isMarked.length; start += 1) {
    const marked = isMarked.slice(start, start + count).filter(Boolean).length
    if (marked <= most) continue
    most = marked
    // A few words before the first marked one make it readable.
    best = Math.max(
      0,
      Math.min(isMarked.length - count, isMarked.indexOf(true, start) - Math.floor(count / 4)),
    )
  }
  return best
}

/** `_snippetResult` of a text: so many words round what was found. */
export const snippetOf = (count: number, marks: Marks, options: Options) => {
  return (text: string): object => {
    const words = wordsOf(text)
    const marked = markText(text, marks)
    const starts = new Set(marked.spans.map(({ start }) => start))
    const from = bestStart(
      words.map(({ start }) => starts.has(start)),
      count,
    )
    const isCutBefore = from > 0
    const isCutAfter = from + count < words.length
    const begin = isCutBefore ? (words[from]?.start ?? 0) : 0
    const end = isCutAfter ? (words[from + count - 1]?.end ?? 0) : text.length
    const part = text.slice(begin, end)
    const value = withTags(part, markText(part, marks), options)
    const [before, after] = [isCutBefore, isCutAfter].map((isCut) =>
      isCut ? options.snippetEllipsisText : '',
    )
    return { value: `${before}${value}${after}`, matchLevel: matchLevel(marked, marks) }
  }
}
