/** @jest-environment node */
import { loadSampleSpace } from '@sandbox/space/load'
import { BLIND_DANGER, BLIND_ORDINARY } from '@tests/fixtures/search/blind-sentences'
import { type Advice, type Advisor, advise } from '@/search/understanding/advise'
import { searchAdvisorOf } from '../../scripts/space/search-advisor'

let advisor: Advisor
beforeAll(async () => {
  advisor = searchAdvisorOf(await loadSampleSpace(undefined, () => undefined)).advisor
}, 60_000)

const DANGER = Object.values(BLIND_DANGER).flat()

/** Whether guidance names the danger: the card for sentences that are not understood names none. */
const namesDanger = ({ guidance: [first] }: Advice): boolean =>
  first !== undefined &&
  first.id !== advisor.unclear?.id &&
  (first.gravity === 'emergency' || first.gravity === 'urgent')

/** Sentences of danger beside which products are shown unasked. None may be added. */
const KNOWN_EXCEPTIONS: readonly string[] = []

test('nobody in danger is shown a product unasked', () => {
  expect(DANGER.length).toBeGreaterThanOrEqual(270)
  expect(DANGER.filter((query) => advise(query, advisor).products === 'shown')).toEqual(KNOWN_EXCEPTIONS)
})

test('the first guidance names the danger in 95 % of the sentences', () => {
  const missed = DANGER.filter((query) => !namesDanger(advise(query, advisor)))
  expect(missed.slice(Math.floor(DANGER.length * 0.05))).toEqual([])
})

test('of ordinary queries at most 2 % are alarmed', () => {
  expect(BLIND_ORDINARY.length).toBeGreaterThanOrEqual(330)
  const alarmed = BLIND_ORDINARY.filter((query) => namesDanger(advise(query, advisor)))
  expect(alarmed.slice(Math.floor(BLIND_ORDINARY.length * 0.02))).toEqual([])
})

test('no ordinary query of three words or fewer is taken for a sentence that is not understood', () => {
  const short = BLIND_ORDINARY.filter((query) => query.split(' ').length <= 3)
  expect(short.length).toBeGreaterThan(200)
  expect(short.filter((query) => advise(query, advisor).products === 'onRequest')).toEqual([])
})
