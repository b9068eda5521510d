import { hasEmail, hasLink, hasPhone } from '@/form-schemas/rules/contact-details'
import type { ModerationHint } from '@/models/moderation'
import type { ReviewWords } from '@/models/review'
import { foldNickname } from '../fold-nickname'
import { INSULTS, OTHER_BRANDS } from './words'

const otherBrands = new Set(OTHER_BRANDS)
const insults = new Set(INSULTS.words)

const isInsult = (word: string): boolean =>
  insults.has(word) || INSULTS.parts.some((part) => word.includes(part))

const CHECKS: readonly [ModerationHint, (text: string, words: readonly string[]) => boolean][] = [
  ['link', hasLink],
  ['email', hasEmail],
  ['phone', hasPhone],
  ['insult', (_, words) => words.some(isInsult)],
  ['otherBrand', (_, words) => words.some((word) => otherBrands.has(word))],
  ['repeated', (text) => /(\p{L})\1{5,}/u.test(text)],
]

/** Hints for a moderator; decides nothing. */
export function hintsFor({
  title,
  summary,
  description,
  location,
}: Pick<ReviewWords, 'title' | 'summary' | 'description' | 'location'>): ModerationHint[] {
  const text = [title, summary, description, location]
    .join('\n')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  const words = foldNickname(text).split(/[^\p{L}]+/u)
  return CHECKS.flatMap(([hint, isFound]) => (isFound(text, words) ? [hint] : []))
}
