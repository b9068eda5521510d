import { slugOf } from '@/shared/utils/slug'

it.each([
  ['Quanto tempo dura?', 'quanto-tempo-dura'],
  ['Cápsulas Dia & Noite', 'capsulas-dia-noite'],
  ['  Não é coração  ', 'nao-e-coracao'],
  ['…', ''],
])('turns %j into the anchor %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})
