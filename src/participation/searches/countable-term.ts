import { foldText } from '@/lib/fold-text'

const SHORTEST = 3
const LONGEST = 60
/** As many digits may be part of a telephone or of a document. */
const MOST_DIGITS = 4

/** A term as it is counted, without what tells one writing from another; null for one that may name a person. */
export function countableTerm(text: string): string | null {
  const term = foldText(text)
  if (term.length < SHORTEST || term.length > LONGEST || term.includes('@')) return null
  return (term.match(/\p{Nd}/gu)?.length ?? 0) > MOST_DIGITS ? null : term
}
