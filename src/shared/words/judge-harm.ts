import { contactParts } from '@/shared/utils/contact-links'
import harmFile from './generated/harm.json'
import { type Head, scoresOf } from './head'

const SENTENCE = /[.!?;\n]+/

/** How sure a head is that a text reports harm: as a whole or in one of its sentences. Addresses say nothing of a body. Pure. */
export function harmScore(head: Head, text: string): number {
  const words = contactParts(text)
    .map(({ text: part, href }) => (href ? ' ' : part))
    .join('')
  const sentences = [...new Set(words.split(SENTENCE))].filter((one) => one.trim().includes(' '))
  return Math.max(...[words, ...sentences].map((one) => scoresOf(head, one)[0] ?? 0))
}

const HARM: Head = { ...harmFile.harm, reads: 'whole' }

/** Whether a text reports harm by a product, as `npm run words:train` learned it. For servers: the file is large. Pure. */
export function isHarmReport(text: string): boolean {
  return harmScore(HARM, text) >= harmFile.reported
}
