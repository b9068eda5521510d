import type { Picture } from '@sandbox/space/loading/assets'
import { exportTypeOf } from '@sandbox/space/loading/content-types'
import { describeProblem } from '@sandbox/space/loading/problem'
import { makeAsset, makeEntry } from '@tests/factories/space'
import { contentfulType } from '@/shared/content-model/contentful'
import { contentType } from '@/shared/content-model/declare'
import { one, symbol } from '@/shared/content-model/fields'
import { modelFindings } from '../../tools/scripts/space/check/model'
import { pictureFileFindings } from '../../tools/scripts/space/check/pictures'
import { findingsOf } from './check-model'

const shown = (image: ReturnType<typeof makeEntry>) =>
  makeEntry('page', { id: 'p', fields: { title: 'Página', slug: 'p', pictures: [image] } })

test('a picture needs words: its own, or its asset’s', () => {
  const [described, silent] = [makeAsset({ id: 'a' }), makeAsset({ id: 'b', description: null })]
  const image = (id: string, fields: Record<string, unknown>) => makeEntry('image', { id, fields })
  const [one, two, three] = [
    image('1', { image: described }),
    image('2', { image: silent, altText: 'Pote' }),
    image('3', { image: silent }),
  ]
  expect(findingsOf(shown(one), one, described)).toEqual([])
  expect(findingsOf(shown(two), two, silent)).toEqual([])
  expect(findingsOf(shown(image('4', {})), image('4', {}))).toEqual([
    'entry 4 (image) field altText: no alternative text',
  ])
  expect(findingsOf(shown(three), three, silent)).toEqual([
    'entry 3 (image) field altText: no alternative text, and asset b has no description',
  ])
})

test('an asset needs a file and its size in pixels', () => {
  const [empty, flat] = [makeAsset({ id: 'a' }), makeAsset({ id: 'b', width: 0 })]
  const page = (picture: ReturnType<typeof makeAsset>) =>
    makeEntry('page', { id: 'p', fields: { title: 'Página', slug: 'p', picture } })
  const { file: _, ...fields } = empty.fields
  expect(findingsOf(page(empty), { ...empty, fields })).toEqual(['space: asset a: has no file'])
  expect(findingsOf(page(flat), flat)).toEqual(['space: asset b: has no width and height'])
})

test('what nothing shows is a note', () => {
  const image = makeEntry('image', { id: 'i', fields: { altText: 'Pote' } })
  expect(findingsOf(image, makeAsset({ id: 'a' }))).toEqual([
    'note: entry i (image): is not used',
    'note: space: asset a is not used',
  ])
})

test('the sample’s picture files exist and are light (SANDBOX-3)', () => {
  const picture = (id: string, size: number | null): Picture => ({
    id,
    file: `${id}.png`,
    title: id,
    description: null,
    width: 1,
    height: 1,
    contentType: 'image/png',
    size,
    manifest: 'assets/x.yaml',
  })
  const mega = 1024 * 1024
  const many = Array.from({ length: 8 }, (_, index) => picture(`ok-${index}`, mega))
  expect(pictureFileFindings(many)).toEqual([])
  expect(
    pictureFileFindings([picture('a', null), picture('b', 2 * mega), ...many]).map(describeProblem),
  ).toEqual([
    'assets/x.yaml: asset a: picture a.png does not exist',
    'assets/x.yaml: asset b: picture b.png has 2.00 MB, more than 1 MB',
    'assets: all pictures have 10.00 MB, more than 8 MB',
  ])
})

test('the model itself: links, display field, repeated fields', () => {
  const help = 'Diz o que faz.'
  const fields = { title: symbol('Título', { help }), next: one('Próximo', ['ghost'], { help }) }
  const declared = exportTypeOf(
    contentfulType({ id: 'card', ...contentType('Cartão', 'Um cartão.', fields) }),
  )
  const [title, ...others] = declared.fields
  const type = { ...declared, displayField: 'name', fields: title ? [title, title, ...others] : [] }
  expect(modelFindings(new Map([['card', type]])).map(describeProblem)).toEqual([
    '(card): display field name is missing',
    '(card) field title: occurs twice in the content type',
    '(card) field next: links to content type ghost, which does not exist',
  ])
})
