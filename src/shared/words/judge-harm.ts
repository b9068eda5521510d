import harmFile from './generated/harm.json'
import { type Head, scoresOf } from './head'

const SENTENCE = /[.!?;\n]+/
/** Addresses and telephones say nothing of a body. */
const CONTACTS = /\S+@\S+|https?:\/\/\S+|\(?\d{2}\)? ?9?\d{4}-?\d{4}/g

/** How sure a head is that a text reports harm: as a whole or in one of its sentences. Pure. */
export function harmScore(head: Head, text: string): number {
  const words = text.replace(CONTACTS, ' ')
  const sentences = [...new Set(words.split(SENTENCE))].filter((one) => one.trim().includes(' '))
  return Math.max(...[words, ...sentences].map((one) => scoresOf(head, one)[0] ?? 0))
}

const HARM: Head = { ...harmFile.harm, reads: 'whole' }

/** Whether a text reports harm by a product, as `npm run words:train` learned it. For servers: the file is large. Pure. */
export function isHarmReport(text: string): boolean {
  return harmScore(HARM, text) >= harmFile.reported
}
