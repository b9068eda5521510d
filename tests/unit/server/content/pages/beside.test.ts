import type { SpaceExport } from '@sandbox/export-format'
import { sampleSpaceForSuite, withFields } from '@tests/factories/sample-space'
import { entryLink } from '@tests/factories/space'
import { mapProduct } from '@/server/content/mappers/pages/product'
import { mapEntry } from '../support/map-space'

const space = sampleSpaceForSuite()
let products: SpaceExport['entries']
beforeAll(() => {
  products = space.entries.filter(({ sys }) => sys.contentType.sys.id === 'product')
})

const links = (to: string[]) => to.map(entryLink)
/** What stands beside a product whose editors chose all others. */
const besideAll = (id: string, fields: Record<string, unknown> = {}) => {
  const others = products.map(({ sys }) => sys.id).filter((other) => other !== id)
  return mapEntry(mapProduct, withFields(space, id, { ...fields, relatedProducts: links(others) }), id)
}

/** What editors wrote of a product, as it stands in the space. */
const written = (id: string) => {
  const fields = products.find(({ sys }) => sys.id === id)?.fields ?? {}
  const ids = (field: string) =>
    ((fields[field]?.['pt-BR'] ?? []) as { sys: { id: string } }[]).map(({ sys }) => sys.id)
  return {
    isMedicine: fields.isMedicine?.['pt-BR'] === true,
    minimumAge: Number(fields.minimumAge?.['pt-BR']),
    notFor: ids('notFor'),
    facets: ids('facets'),
  }
}

test('PRODUCT-13: of all pairs of the sample none stands together that is not for the same person and purpose', () => {
  const pairs = products.flatMap(({ sys: { id } }) => {
    const page = written(id)
    return besideAll(id).model.related.map((card) => ({ page, card: written(card.id) }))
  })
  expect(pairs.length).toBeGreaterThan(products.length)
  for (const { page, card } of pairs) {
    expect(card.isMedicine && page.minimumAge < 144).toBe(false)
    if (page.minimumAge > 0) expect(card.minimumAge).toBeLessThanOrEqual(page.minimumAge)
    expect(card.notFor.filter((id) => page.facets.includes(id))).toEqual([])
  }
})

test('PRODUCT-13: nothing that the sample’s editors chose is left out', () => {
  for (const { sys, fields } of products) {
    const { model, problems } = mapEntry(mapProduct, space, sys.id)
    const chosen: unknown = fields.relatedProducts?.['pt-BR']
    expect([sys.id, model.related.length]).toEqual([sys.id, Array.isArray(chosen) ? chosen.length : 0])
    expect(problems.filter(({ reason }) => reason === 'notForSamePerson')).toEqual([])
  }
})

test.each([
  ['of a baby', { minimumAge: 3 }],
  ['of every age', { minimumAge: 0 }],
])('PRODUCT-13: no medicine stands beside a product %s, and editors are told', (_for, fields) => {
  const { model, problems } = besideAll('product-bebe-balsamo', fields)
  expect(model.related.map(({ category }) => category)).not.toContain('medicine')
  expect(model.related.length).toBeGreaterThan(0)
  expect(problems).toContainEqual(
    expect.objectContaining({
      entryId: 'product-pomada',
      field: 'minimumAge',
      reason: 'notForSamePerson',
      detail: 'product-bebe-balsamo: age',
    }),
  )
})

test('PRODUCT-13: a product without a minimum age does not stand beside one of children, nor what a symptom speaks against', () => {
  const unsaid = withFields(space, 'product-spray-nasal', { minimumAge: undefined })
  const { model } = mapEntry(mapProduct, unsaid, 'product-bebe-balsamo')
  expect(model.related.map(({ id }) => id)).toEqual(['product-umidificador'])
  const wet = besideAll('product-capsulas-dia-e-noite', {
    facets: links(['facet-sintoma-tosse-com-catarro']),
  })
  const shown = wet.model.related.map(({ id }) => id)
  expect(shown).toContain('product-xarope-dia')
  expect(shown).not.toContain('product-xarope-noite')
})
