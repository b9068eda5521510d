import { foldText } from '@/lib/fold-text'

const SHORTEST = 3
const LONGEST = 60
/** More may be part of a telephone number or document. */
const MOST_DIGITS = 4

/** A term in normalized form; null for one that may name a person. */
export function countableTerm(text: string): string | null {
  const term = foldText(text)
  if (term.length < SHORTEST || term.length > LONGEST || term.includes('@')) return null
  return (term.match(/\p{Nd}/gu)?.length ?? 0) > MOST_DIGITS ? null : term
}
