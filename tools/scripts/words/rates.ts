import { unsuitability } from '@/shared/content-model/products/suitability'
import type { DangerEngine } from '@/shared/words/judge-danger'
import { type Advice, type Advisor, advise } from '@/shared/words/understanding/advise'
import type { JudgedProduct } from '../space/search-advisor'
import type { Sentence } from './sentences'

const SELF_HARM = new Set(['suicidio', 'autolesao', 'sofrimento'])

export interface Judged extends Sentence {
  advice: Advice
}

/** The advice for each sentence: what a visitor would see, by rules and engine. */
export const judgedBy = (advisor: Advisor, engine: DangerEngine, sentences: readonly Sentence[]): Judged[] =>
  sentences.map((one) => ({ ...one, advice: advise(one.text, { ...advisor, engine }) }))

const callsOf = ({ guidance, numbers }: Advice): string[] => [
  ...guidance.flatMap(({ calls }) => calls),
  ...numbers,
]
const isRed = ({ guidance, products }: Advice): boolean =>
  products === 'withheld' && guidance.some(({ danger }) => danger !== null)

/** Of the old and the young from 12 years on some medicines are fit: those alone are shown, if the age was read. */
const isAgeRead = ({ kinds, advice: { user } }: Judged): boolean =>
  kinds.some((kind) => kind === 'idoso' || kind === 'adolescente') &&
  (user.age !== null || user.groups.includes('grupo-60-anos'))

const offersMedicine = (judged: Judged, products: readonly JudgedProduct[]): boolean =>
  judged.advice.products === 'shown' &&
  !isAgeRead(judged) &&
  products.some((product) => product.isMedicine && unsuitability(product, judged.advice.user) === null)

const shareOf = <Item>(all: readonly Item[], is: (one: Item) => boolean): string => {
  const count = all.filter(is).length
  return `${all.length > 0 ? ((count / all.length) * 100).toFixed(1) : '–'} (${count}/${all.length})`
}

/** For any danger: it says to call, and is shown where the kind is unsure. */
const GENERAL = 'emergencia'

const isRight = ({ kinds, advice }: Judged): boolean =>
  advice.guidance.some(({ danger }) => danger !== null && kinds.includes(danger))
const isWrong = (judged: Judged): boolean =>
  !isRight(judged) && judged.advice.guidance.every(({ danger }) => danger !== GENERAL)

/** By kind of danger, of those with guidance: whose is among it, and who has that of another kind alone. */
export function kindsOf(judged: readonly Judged[]) {
  const shown = judged.filter(({ what, advice }) => what === 'danger' && isRed(advice))
  const kinds = [...new Set(shown.flatMap((one) => one.kinds))].toSorted()
  return Object.fromEntries(
    kinds.map((kind) => {
      const those = shown.filter((one) => one.kinds.includes(kind))
      return [kind, { right: shareOf(those, isRight), wrong: shareOf(those, isWrong) }]
    }),
  )
}

/** Shares in percent, each as `count/of`: people read how much a share of few sentences is worth. */
export function ratesOf(judged: readonly Judged[], products: readonly JudgedProduct[]) {
  const share = (of: (one: Judged) => boolean, is: (one: Judged) => boolean): string =>
    shareOf(judged.filter(of), is)
  const isDanger = ({ what }: Sentence) => what === 'danger'
  const isOfSelfHarm = ({ what, kinds: [kind = ''] }: Sentence) => what === 'danger' && SELF_HARM.has(kind)
  const isOrdinary = ({ what }: Sentence) => what === 'ordinary'
  const isPerson = ({ what }: Sentence) => what === 'person'
  return {
    'danger: no product unasked': share(isDanger, ({ advice }) => advice.products !== 'shown'),
    'danger: guidance': share(isDanger, ({ advice }) => isRed(advice)),
    'guidance: of its kind': share((one) => isDanger(one) && isRed(one.advice), isRight),
    'guidance: of another kind alone': share((one) => isDanger(one) && isRed(one.advice), isWrong),
    'danger: a number': share(isDanger, ({ advice }) => callsOf(advice).length > 0),
    'self-harm: number 188': share(isOfSelfHarm, ({ advice }) => callsOf(advice).includes('188')),
    'ordinary: guidance of a danger': share(isOrdinary, ({ advice }) => isRed(advice)),
    'ordinary: calm card': share(isOrdinary, ({ advice }) => advice.products === 'onRequest'),
    'ordinary: products shown': share(isOrdinary, ({ advice }) => advice.products === 'shown'),
    'persons: a medicine that may not suit': share(isPerson, (one) => offersMedicine(one, products)),
  }
}
