import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { carouselLabels } from '@/shared/labels/component-carousel'
import { errorLabels } from '@/shared/labels/error'
import { layoutLabels } from '@/shared/labels/layout'
import { pageLabels } from '@/shared/labels/pages'
import { createLabelReader } from '@/shared/labels/reader'
import { labelTable } from '@/shared/labels/table'
import { useLabels } from '@/shared/labels/use-labels'
import { OF_THE_SAMPLE } from '../../../e2e/support/foreign-walk'

test('a text comes from its table until editors replace it (MODEL-17)', () => {
  expect(createLabelReader(layoutLabels, {})('menu.open')).toBe(layoutLabels['menu.open'])
  expect(createLabelReader(layoutLabels, { 'menu.open': 'Ver o menu' })('menu.open')).toBe('Ver o menu')
})

test('a blank replacement never leaves a control without a name (MODEL-17)', () => {
  expect(createLabelReader(layoutLabels, { 'menu.open': '  ' })('menu.open')).toBe(layoutLabels['menu.open'])
})

test('replacements for unknown keys change nothing (MODEL-17)', () => {
  expect(createLabelReader(layoutLabels, { 'menu.unknown': 'x' })('menu.close')).toBe(
    layoutLabels['menu.close'],
  )
})

test('values stand where their names are, in texts of editors too', () => {
  const values = { position: 2, total: 5 }
  expect(createLabelReader(carouselLabels, {})('carousel.position', values)).toBe('2 de 5')
  const label = createLabelReader(carouselLabels, { 'carousel.position': '{total}: {position}' })
  expect(label('carousel.position', values)).toBe('5: 2')
  expect(label('carousel.position')).toBe('{total}: {position}')
})

test('a key that the table lacks does not compile', () => {
  const label = createLabelReader(layoutLabels, {})
  const readings = [
    () => label('menu.open'),
    // @ts-expect-error No text has this key.
    () => label('menu.unknown'),
    // @ts-expect-error Another table has this key.
    () => label('carousel.next'),
    // @ts-expect-error Likewise by the hook.
    () => useLabels(layoutLabels)('carousel.next'),
  ]
  expect(readings[0]?.()).toBe(layoutLabels['menu.open'])
})

test('editors may replace every text of every table, and no two texts have one key (MODEL-17)', async () => {
  const folder = join(process.cwd(), 'src/shared/labels')
  const files = readdirSync(folder).filter((name) => name !== 'table.ts')
  const modules: object[] = await Promise.all(files.map((name) => import(join(folder, name))))
  const tables = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, table]) =>
      name.endsWith('Labels') && typeof table === 'object' ? [table] : [],
    ),
  )
  const keys = tables.flatMap((table) => Object.keys(table))
  expect(tables.length).toBeGreaterThan(10)
  expect(keys.sort()).toEqual(Object.keys(labelTable).sort())
})

test.each(Object.entries(labelTable))('the text of %s is not blank and has no stray spaces', (_, text) => {
  expect(text.trim()).not.toBe('')
  expect(text).not.toMatch(/ {2}/)
})

test('texts of behavior ERR-1 and PRIVACY-4', () => {
  expect(errorLabels['notFound.title']).toBe('Página Não Encontrada')
  expect(pageLabels['privacy.defaultText']).toBe('Privacy Policy')
})

test.each([
  ['form.away', /nada foi enviado.*tente de novo em alguns minutos/],
  ['form.problem.unknown', /do nosso lado e nada foi enviado.*mais tarde/],
  ['form.problem.storageFailed', /guardar a foto agora.*mais tarde/],
  ['search.noResults', /Nenhum resultado para “{term}”/],
  ['search.noProducts', /Nenhum produto para “{term}”/],
  ['search.noArticles', /Nenhuma dica para “{term}”/],
  ['search.failed', /A busca não respondeu/],
  ['compare.full', /já escolheu {max} produtos/],
] as const)('an error says what happened and what can be done (ERR-3, ERR-5, ERR-6): %s', (key, words) => {
  expect(labelTable[key]).toMatch(words)
})

const ofTheSample = (texts: Record<string, string>): string[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const [word] = OF_THE_SAMPLE.exec(text) ?? []
    return word ? [`${word} in ${key}`] : []
  })

test('no text is of one brand alone: its words stand in its entries (MODEL-17)', () => {
  expect(ofTheSample(labelTable)).toEqual([])
})

test.each([
  'Respire com a Brisamenta',
  'Cuidados para a garganta',
  'Tosse ou nariz entupido?',
  'Escolha o seu xarope',
])('“%s” would be found', (text) => {
  expect(ofTheSample({ ...labelTable, planted: text })).toEqual([expect.stringMatching(/ in planted$/)])
})
