import type { ExportAsset, ExportEntry } from '@sandbox/export-format'
import { assetLink, entryLink, makeAsset, makeEntry, makeSpace } from '@tests/factories/space'
import { entryOf, mappingOf, readAny, replyOf } from '@tests/unit/server/content/support/map-space'
import { problemLine } from '@/server/content/reader/context'
import { readEntry } from '@/server/content/reader/entry'
import { mapEach, mapList, mapOne } from '@/server/content/reader/map'
import { ContentError } from '@/server/content/service/errors'
import { DEEP_INCLUDE_DEPTH } from '@/shared/config/site'
import { type ContentTypeId, contentTypes } from '@/shared/content-model'
import type { Entry } from '@/shared/content-model/entry'
import type { Field } from '@/shared/content-model/fields'

const open = (...items: (ExportEntry | ExportAsset)[]) => {
  const reply = replyOf(makeSpace(...items))
  const { context, problems } = mappingOf(reply)
  const read = <Id extends ContentTypeId>(type: Id, id: string): Entry<Id> =>
    readEntry(type, entryOf(reply, id), context)
  return { reply, context, problems, read }
}

const readOne = <Id extends ContentTypeId>(type: Id, fields: Record<string, unknown>) => {
  const { read, problems } = open(makeEntry(type, { id: 'e', fields }))
  return { entry: read(type, 'e'), problems }
}

const errorOf = (work: () => unknown): ContentError => {
  try {
    work()
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

/** Every field of the model: `[type, name, declaration]`. */
const everyField = Object.values(contentTypes).flatMap(({ id, fields }) =>
  Object.entries(fields).map(([name, field]): [string, string, Field<unknown>] => [id, name, field]),
)

const readField = (type: string, name: string, value: unknown): unknown => {
  const { reply, context } = open(makeEntry(type, { id: 'e', fields: { [name]: value } }))
  const { fields } = readAny(entryOf(reply, 'e'), context)
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(fields), name)?.get?.call(fields)
}

const emptyOf = ({ shape }: Field<unknown>): unknown => {
  if (shape.kind === 'richText') return expect.objectContaining({ nodes: [] })
  if (shape.kind === 'many' || shape.kind === 'symbols') return []
  return 'fallback' in shape ? shape.fallback : null
}

/** Lists and texts of several nodes are never missing: they are empty. */
const LISTS = ['many', 'symbols', 'richText']
const isRequired = ({ options, shape }: Field<unknown>): boolean =>
  options.required === true && !LISTS.includes(shape.kind)

test('a field that the site cannot do without is refused where it is missing, naming entry, field and reason (QUERY-7)', () => {
  const required = everyField.filter(([, , field]) => isRequired(field))
  expect(required.length).toBeGreaterThan(50)
  for (const [type, name] of required) {
    expect(errorOf(() => readField(type, name, undefined))).toMatchObject({
      code: 'invalidEntry',
      meta: { entryId: 'e', contentType: type, field: name, reason: 'empty' },
    })
  }
})

test('any other field that is missing reads as nothing, an empty list, or what stands in for it', () => {
  for (const [type, name, field] of everyField.filter(([, , each]) => !isRequired(each))) {
    expect({ type, name, value: readField(type, name, undefined) }).toEqual({
      type,
      name,
      value: emptyOf(field),
    })
  }
})

test('a value of the wrong type is refused, whether the field is required or not', () => {
  const typed = everyField.filter(([, , { shape }]) => shape.kind !== 'json' && shape.kind !== 'choice')
  for (const [type, name] of typed) {
    expect(errorOf(() => readField(type, name, { odd: true })).meta).toMatchObject({
      entryId: 'e',
      contentType: type,
      field: name,
      reason: 'wrongType',
    })
  }
})

test('a choice that is not offered reads as none was made; where one has to be made, it is refused', () => {
  const choices = everyField.filter(([, , { shape }]) => shape.kind === 'choice')
  for (const [type, name, field] of choices.filter(([, , each]) => !isRequired(each)))
    for (const value of ['something else', 7]) expect(readField(type, name, value)).toEqual(emptyOf(field))
  expect(errorOf(() => readField('feature', 'featureType', 'something else')).meta).toMatchObject({
    entryId: 'e',
    contentType: 'feature',
    field: 'featureType',
    reason: 'unknownChoice',
  })
})

test.each(['', ' ', '\n\t', '\u00a0'])('text that is blank (%j) counts as missing', (blank) => {
  expect(readField('facet', 'title', ' Tosse ')).toBe('Tosse')
  expect(errorOf(() => readField('facet', 'title', blank)).meta.reason).toBe('empty')
  expect(readField('link', 'text', blank)).toBeNull()
})

test('lists of texts hold each once, without blanks; of offered values, only those, in the order of the editors', () => {
  expect(readField('article', 'supplies', ['Soro', ' Soro ', '', 'Toalha'])).toEqual(['Soro', 'Toalha'])
  expect(readField('socialMediaSection', 'networks', ['x', 'orkut', 'whatsapp'])).toEqual(['x', 'whatsapp'])
  expect(readField('searchGuidance', 'calls', ['188', '192', '188'])).toEqual(['188', '192'])
})

test('an entry of another content type is refused', () => {
  const { read } = open(makeEntry('facet', { id: 'e' }))
  expect(errorOf(() => read('link', 'e')).meta).toMatchObject({ entryId: 'e', reason: 'typeNotAllowed' })
})

test('what nobody reads can be broken', () => {
  const { entry, problems } = readOne('facet', { title: 'Tosse', uniqueId: 7 })
  expect(entry.fields.title).toBe('Tosse')
  expect(problems).toEqual([])
  expect(() => entry.fields.uniqueId).toThrow(/field=uniqueId reason=wrongType/)
})

test('links are followed when their field is read, once, and whoever counts reads is told of each', () => {
  const reply = replyOf(
    makeSpace(
      makeEntry('header', 'header', {
        primaryNavigation: [entryLink('slot')],
        popularSearches: [entryLink('gone')],
      }),
      makeEntry('menuSlot', { id: 'slot', fields: { title: 'Produtos' } }),
    ),
  )
  const { context, problems } = mappingOf(reply)
  const followed: string[] = []
  const reads: string[] = []
  const header = readEntry('header', entryOf(reply, 'header'), {
    ...context,
    graph: {
      ...context.graph,
      entry: (id) => {
        followed.push(id)
        return context.graph.entry(id)
      },
    },
    onRead: (type, field) => void reads.push(`${type}.${field}`),
  })
  expect({ followed, reads }).toEqual({ followed: [], reads: [] })
  const [slot] = header.fields.primaryNavigation
  expect(header.fields.primaryNavigation[0]).toBe(slot)
  expect(slot?.fields.title).toBe('Produtos')
  expect(followed).toEqual(['slot'])
  expect([...new Set(reads)]).toEqual(['header.primaryNavigation', 'menuSlot.title'])
  expect(problems).toEqual([])
})

test('a link to an entry of a type that the field does not declare is left out, and named with its place', () => {
  const { read, problems } = open(
    makeEntry('header', 'header', {
      brandLogo: entryLink('facet'),
      primaryNavigation: [entryLink('facet'), entryLink('slot')],
    }),
    makeEntry('facet', { id: 'facet', fields: { title: 'Tosse' } }),
    makeEntry('menuSlot', { id: 'slot', fields: { title: 'Produtos' } }),
  )
  const { fields } = read('header', 'header')
  expect(fields.brandLogo).toBeNull()
  expect(fields.primaryNavigation.map(({ id }) => id)).toEqual(['slot'])
  const refused = { entryId: 'facet', contentType: 'facet', field: '-', reason: 'typeNotAllowed' }
  expect(problems).toEqual([
    { ...refused, place: expect.objectContaining({ entryId: 'header', field: 'brandLogo' }) },
    { ...refused, place: expect.objectContaining({ entryId: 'header', field: 'primaryNavigation' }) },
  ])
})

test('a link to what the model does not know, or to nothing, is left out, and named with its place', () => {
  const { read, problems } = open(
    makeEntry('header', 'header', {
      primaryNavigation: [entryLink('odd'), entryLink('draft'), entryLink('gone')],
    }),
    makeEntry('mystery', { id: 'odd' }),
    makeEntry('menuSlot', { id: 'draft', status: 'draft', fields: { title: 'Rascunho' } }),
  )
  expect(read('header', 'header').fields.primaryNavigation).toEqual([])
  const place: object = expect.objectContaining({ entryId: 'header', field: 'primaryNavigation' })
  expect(problems).toEqual([
    { entryId: 'odd', contentType: 'mystery', field: '-', reason: 'typeNotAllowed', place },
    { entryId: 'draft', contentType: 'unresolved', field: '-', reason: 'unresolved', place },
    { entryId: 'gone', contentType: 'unresolved', field: '-', reason: 'unresolved', place },
  ])
})

test('where a section may stand, every section may, offered there or not, and nothing else (MODEL-13)', () => {
  const { read, problems } = open(
    makeEntry('homePage', { id: 'home', fields: { newIn: entryLink('notice'), advice: entryLink('facet') } }),
    makeEntry('notice', { id: 'notice', fields: { text: 'Leia a bula.' } }),
    makeEntry('facet', { id: 'facet' }),
  )
  const { fields } = read('homePage', 'home')
  expect(fields.newIn).toMatchObject({ id: 'notice', type: 'notice' })
  expect(fields.advice).toBeNull()
  expect(problems).toMatchObject([{ entryId: 'facet', reason: 'typeNotAllowed', place: { field: 'advice' } }])
})

test('a file that is not there is named with its place, and missed where it is required', () => {
  const { read, problems } = open(
    makeAsset({ id: 'foto' }),
    makeEntry('image', { id: 'whole', fields: { image: assetLink('foto') } }),
    makeEntry('image', { id: 'broken', fields: { image: assetLink('gone') } }),
  )
  expect(read('image', 'whole').fields.image).toMatchObject({ id: 'foto', width: 800, height: 600 })
  expect(errorOf(() => read('image', 'broken').fields.image).meta).toMatchObject({
    entryId: 'broken',
    field: 'image',
    reason: 'empty',
  })
  expect(problems).toEqual([
    expect.objectContaining({
      entryId: 'gone',
      contentType: 'asset',
      reason: 'unresolved',
      place: expect.objectContaining({ entryId: 'broken', field: 'image' }),
    }),
  ])
})

test('an entry that stands twice in a list is read once; one that leads back to itself, never (SECTION-3)', () => {
  const { read, problems } = open(
    makeEntry('menuItemContainer', 'a', { title: 'A', menuItems: ['b', 'a', 'b'].map(entryLink) }),
    makeEntry('menuItemContainer', { id: 'b', fields: { title: 'B', menuItems: [entryLink('a')] } }),
  )
  const [inner, ...others] = read('menuItemContainer', 'a').fields.menuItems
  expect({ id: inner?.id, others }).toEqual({ id: 'b', others: [] })
  expect(inner?.type === 'menuItemContainer' && inner.fields.menuItems).toEqual([])
  expect(problems).toEqual([])
})

test('links are followed as deep as the deepest answer, and what lies deeper is named (QUERY-5)', () => {
  const chain = Array.from({ length: DEEP_INCLUDE_DEPTH + 5 }, (_, index) =>
    makeEntry('menuItemContainer', `c${index}`, { title: 'Nível', menuItems: [entryLink(`c${index + 1}`)] }),
  )
  const { read, problems } = open(...chain)
  const idsFrom = (entry: Entry<'menuItemContainer'>): string[] => [
    entry.id,
    ...entry.fields.menuItems.flatMap((next) => (next.type === 'menuItemContainer' ? idsFrom(next) : [])),
  ]
  expect(idsFrom(read('menuItemContainer', 'c0'))).toHaveLength(DEEP_INCLUDE_DEPTH + 1)
  expect(problems).toEqual([
    {
      entryId: `c${DEEP_INCLUDE_DEPTH + 1}`,
      contentType: 'menuItemContainer',
      field: '-',
      reason: 'tooDeep',
      place: expect.objectContaining({ entryId: `c${DEEP_INCLUDE_DEPTH}`, field: 'menuItems' }),
    },
  ])
})

test('what cannot be mapped is left out of its list, and named with the field that links to it', () => {
  const { read, problems } = open(
    makeEntry('filterGroup', 'group', { facets: [entryLink('bare'), entryLink('whole')] }),
    makeEntry('facet', { id: 'bare' }),
    makeEntry('facet', { id: 'whole', fields: { title: 'Tosse' } }),
  )
  const { fields } = read('filterGroup', 'group')
  expect(mapEach(fields.facets, (facet) => facet.fields.title)).toEqual(['Tosse'])
  expect(problems).toEqual([
    {
      entryId: 'bare',
      contentType: 'facet',
      field: 'title',
      reason: 'empty',
      place: expect.objectContaining({ entryId: 'group', field: 'facets' }),
    },
  ])
})

test('a list of an answer is mapped by the entries of its type; one that is broken is left out and named', () => {
  const { reply, context, problems } = open(
    makeEntry('facet', { id: 'bare' }),
    makeEntry('facet', { id: 'whole', fields: { title: 'Tosse' } }),
    makeEntry('link', { id: 'link', fields: { text: 'Aqui' } }),
  )
  const items = ['bare', 'whole', 'link'].map((id) => entryOf(reply, id))
  expect(mapList('facet', items, context, ({ fields }) => fields.title)).toEqual(['Tosse'])
  expect(problems).toMatchObject([{ entryId: 'bare', field: 'title', reason: 'empty' }])
})

test("a fault of the site's own is never taken for one of an entry", () => {
  const { entry, problems } = readOne('facet', {})
  const fail = (error: Error) => () =>
    mapOne(entry, () => {
      throw error
    })
  expect(fail(new TypeError('not a function'))).toThrow(TypeError)
  expect(fail(new ContentError('timeout', 'too late'))).toThrow(ContentError)
  expect(problems).toEqual([])
})

test('a problem is one line for the log: entry, field, what was found, why not, and where it is shown', () => {
  const problem = { entryId: 'e', contentType: 'labels', field: 'key', reason: 'unknownLabel' } as const
  expect(problemLine(problem)).toBe('content: entry e (labels) field key: is no key of a text of the site')
  const place = { entryId: 'p', contentType: 'link', title: null, field: 'f' }
  expect(problemLine({ ...problem, detail: 'menu.opem', place })).toBe(
    'content: entry e (labels) field key: "menu.opem" is no key of a text of the site; used in p.f',
  )
})
