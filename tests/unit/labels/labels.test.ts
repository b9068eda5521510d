/** @jest-environment node */
import { createLabelReader } from '@/labels/full-reader'
import { labelTable } from '@/labels/table'

test('a text comes from the table until editors replace it', () => {
  expect(createLabelReader({})('menu.open')).toBe(labelTable['menu.open'])
  expect(createLabelReader({ 'menu.open': 'Ver o menu' })('menu.open')).toBe('Ver o menu')
})

test('a blank replacement never leaves a control without a name', () => {
  expect(createLabelReader({ 'menu.open': '  ' })('menu.open')).toBe(labelTable['menu.open'])
})

test('replacements for unknown keys change nothing', () => {
  expect(createLabelReader({ 'menu.unknown': 'x' })('menu.close')).toBe(labelTable['menu.close'])
})

test('values stand where their names are, in texts of editors too', () => {
  const values = { position: 2, total: 5 }
  expect(createLabelReader({})('carousel.position', values)).toBe('2 de 5')
  const label = createLabelReader({ 'carousel.position': '{total}: {position}' })
  expect(label('carousel.position', values)).toBe('5: 2')
  expect(label('carousel.position')).toBe('{total}: {position}')
})

test.each(Object.entries(labelTable))('the text of %s is not blank and has no stray spaces', (_, text) => {
  expect(text.trim()).not.toBe('')
  expect(text).not.toMatch(/ {2}/)
})

test.each([
  ['notFound.title', 'Página Não Encontrada'],
  ['privacy.defaultText', 'Privacy Policy'],
] as const)('%s is the text of specification §8', (key, text) => {
  expect(createLabelReader({})(key)).toBe(text)
})
