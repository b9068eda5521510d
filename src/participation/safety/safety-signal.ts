import { foldText } from '@/lib/fold-text'
import { HARM_WORDS } from './harm-words'

const plainWords = (text: string): string => ` ${foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`

/** Whole words where their beginnings begin harmless ones: "upa" is a clinic, "upar" is none. */
const WHOLE = new Set(['upa', 'samu', 'tonto', 'tonta', 'sangue'])

/** Whether any of the texts may report harm by a product (docs/behavior.md, REVIEW-7). Pure. */
export function safetySignal(...texts: readonly string[]): boolean {
  const words = `${texts.map(plainWords).join(' ')} `
  return HARM_WORDS.some((word) => words.includes(WHOLE.has(word) ? ` ${word} ` : ` ${word}`))
}
