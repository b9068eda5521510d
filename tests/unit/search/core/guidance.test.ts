/** @jest-environment node */
import type { Guidance } from '@/content-model/types/search-guidance'
import { guidanceOf } from '@/search/core/guidance'

const guidance = (id: string, ...words: string[]): Guidance => ({
  id,
  words,
  title: id,
  text: null,
  href: `/pt-br/${id}/`,
  withholdsProducts: false,
})
const ALL = [
  guidance('grave', 'falta de ar', 'convulsão'),
  guidance('gravidez', 'grávida', 'gestante'),
  guidance('dose', 'dose', 'de quanto em quanto tempo'),
  guidance('bebe', 'bebê', 'bebês'),
  guidance('engoliu', 'engoliu'),
  guidance('preco', 'preço', 'valor'),
]
const found = (term: string) => guidanceOf(term, ALL)?.id ?? null

test.each([
  ['Falta de ar', 'grave'],
  ['estou com falta d ar', 'grave'],
  ['ar falta', 'grave'],
  ['convulsões', 'grave'],
  ['convulçao', 'grave'],
  ['GRAVIDAS', 'gravidez'],
  ['tosse na gestante', 'gravidez'],
  ['gravda', 'gravidez'],
  ['grávida com falta de ar', 'grave'],
  ['falta', null],
  ['ar seco', null],
  ['doce', null],
  ['gravar', null],
  ['de quanto em quanto tempo tomo', 'dose'],
  ['quanto tempo dura', null],
  ['bebezinho', 'bebe'],
  ['bebesinhos', 'bebe'],
  ['beber', null],
  ['engolir', null],
  ['engolio', 'engoliu'],
  ['vapor', null],
  ['nariz preso', null],
  ['', null],
])('“%s” is answered by %s', (term, id) => {
  expect(found(term)).toBe(id)
})

test('without guidance nothing is answered', () => {
  expect(guidanceOf('falta de ar', [])).toBeNull()
  expect(guidanceOf('de', [guidance('x', 'de')])).toBeNull()
})
