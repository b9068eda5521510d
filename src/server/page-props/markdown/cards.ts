import { ageKey } from '@/shared/content-model/products/age-key'
import type { CardModel } from '@/shared/content-model/views/card'
import type { TwinContext } from './twin-context'
import { blocks, bullets, escapeWords, link } from './words'

/** What every list says of a product: recalled, legal category, age, and what a medicine contains; of other cards nothing. */
export function productFacts(
  { isRecalled, category, minimumAge, withDoctorUntil, substances = [], registration }: CardModel,
  label: TwinContext['labels']['mark'],
): string {
  const age = minimumAge === undefined ? null : ageKey(minimumAge, withDoctorUntil)
  return [
    isRecalled && label('mark.recalled'),
    category && label(`mark.${category}`),
    age && label(age.key, age.values),
    substances.join(', '),
    registration && label('mark.registration', { number: registration }),
  ]
    .filter(Boolean)
    .join('. ')
}

const line = (card: CardModel, { absolute, labels }: TwinContext): string => {
  const { title, text, href } = card
  const name = href ? link(escapeWords(title), absolute(href)) : escapeWords(title)
  const words = [text?.replace(/\s+/g, ' '), productFacts(card, labels.mark)].filter(Boolean).join(' ')
  return words ? `${name}: ${escapeWords(words)}` : name
}

/** Cards as a list; below medicines the sentence that the law requires (Law 9.294, art. 7). */
export function cardList(cards: readonly CardModel[], context: TwinContext): string {
  const hasMedicine = cards.some(({ category }) => category === 'medicine')
  return blocks(
    bullets(cards.map((card) => line(card, context))),
    hasMedicine && context.labels.mark('mark.persisting'),
  )
}
