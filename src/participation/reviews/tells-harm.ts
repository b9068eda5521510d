import { foldText } from '@/lib/fold-text'
import { HARM_WORDS } from './harm-words'

const plainWords = (text: string): string => ` ${foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`

/** Whole words where their beginnings begin harmless ones: "upa" is a clinic, "upar" is none. */
const WHOLE = new Set(['upa', 'samu', 'tonto', 'tonta', 'sangue'])

/** Whether a text may tell of harm by a product (behavior REVIEW-7). */
export function tellsHarm(...texts: string[]): boolean {
  const words = `${texts.map(plainWords).join(' ')} `
  return HARM_WORDS.some((word) => words.includes(WHOLE.has(word) ? ` ${word} ` : ` ${word}`))
}
