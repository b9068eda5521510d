import { sampleSpaceForSuite } from '@tests/factories/sample-space'
import { makeEras, mapHistory } from '@/server/content/mappers/pages/history'
import type { TimelineCard } from '@/shared/content-model/types/our-history'
import { mapEntry } from '../support/map-space'

const space = sampleSpaceForSuite()

const card = (year: string): TimelineCard => ({
  id: `card-${year}`,
  anchor: `ano-${year}`,
  year,
  description: 'O que houve',
  supportingText: null,
  image: null,
  isDark: false,
  variant: 'left',
})
const header = (title: string, from: number) => ({ id: title, title, surface: 'white' as const, from })
const yearsOf = (eras: ReturnType<typeof makeEras>) =>
  eras.map(({ title, cards }) => [title, cards.map(({ year }) => year)])

test('the years of the sample space stand under the headers of their time (STORY-1, MODEL-14)', () => {
  const { model, problems } = mapEntry(mapHistory, space, 'history')
  expect(problems).toEqual([])
  expect(yearsOf(model.eras)).toEqual([
    ['A botica', ['1894', '1911', '1931']],
    ['A fábrica', ['1952', '1968', '1985']],
    ['A casa de hoje', ['1999', '2012', '2024']],
  ])
})

test('cards before the first header stand without one (STORY-1)', () => {
  const eras = makeEras([header('Hoje', 2000)], [card('1900'), card('2001')])
  expect(yearsOf(eras)).toEqual([
    [null, ['1900']],
    ['Hoje', ['2001']],
  ])
})

test('headers without years share the cards among them', () => {
  const eras = makeEras(
    [header('Antes', Number.NaN), header('Depois', Number.NaN)],
    [card('1900'), card('2001')],
  )
  expect(yearsOf(eras)).toEqual([
    ['Antes', ['1900']],
    ['Depois', ['2001']],
  ])
})

test('without headers there is one row of years, and without cards none', () => {
  expect(yearsOf(makeEras([], [card('1900')]))).toEqual([[null, ['1900']]])
  expect(makeEras([header('Hoje', 2000)], [])).toEqual([])
})

test('two cards of one year get different anchors', () => {
  const anchors = makeEras([], [card('1900'), { ...card('1900'), id: 'b' }]).flatMap(({ cards }) =>
    cards.map(({ anchor }) => anchor),
  )
  expect(anchors).toEqual(['ano-1900', 'ano-1900-2'])
})
