import { contentTypes, isContentTypeId } from '@/shared/content-model'
import { type ContentfulField, contentfulModel } from '@/shared/content-model/contentful'
import type { ContentType, Fields } from '@/shared/content-model/declare'

/** Contentful's technical limits: fields in a content type, characters of short text and of ids. */
const MAX_FIELDS = 50
const MAX_SYMBOL = 255
const MAX_ID = 64

const declared: ContentType<string, Fields>[] = Object.values(contentTypes)
const rows = contentfulModel.map((type) => [type.id, type] as const)

/** `type.field` of every field, with its declaration. */
const declaredFields = declared.flatMap(({ id, fields }) =>
  Object.entries(fields).map(([name, field]) => [`${id}.${name}`, field] as const),
)

const controlOf = (name: string) => {
  const [type, field] = name.split('.')
  return contentfulModel.find(({ id }) => id === type)?.controls.find((own) => own.fieldId === field)
}

const shapesOf = (kinds: string[]) =>
  declaredFields.flatMap(([name, { shape }]) => (kinds.includes(shape.kind) ? [{ name, shape }] : []))

const isSection = (id: string): boolean => isContentTypeId(id) && 'isSection' in contentTypes[id].facts

/** The content types that Contentful lets editors link to from a field, in a list, or between paragraphs. */
const offeredBy = ({ validations, items }: ContentfulField): string[] => {
  const rules = [...validations, ...(items?.validations ?? [])]
  const inText = rules.flatMap(({ nodes }) => Object.values(nodes ?? {}).flat())
  return [...rules, ...inText].flatMap(({ linkContentType }) => linkContentType ?? [])
}

test('every content type stands under its own id', () => {
  expect(Object.keys(contentTypes)).toEqual(declared.map(({ id }) => id))
})

test.each(rows)('entries of %s are found by one of their text fields', (_, { displayField, fields }) => {
  const field = fields.find(({ id }) => id === displayField)
  expect(['Symbol', 'Text']).toContain(field?.type)
})

test.each(rows)('Contentful takes %s: its ids, and no more fields than it allows', (id, { fields }) => {
  const ids = [id, ...fields.map((field) => field.id)]
  expect(ids.filter((one) => !/^[A-Za-z]\w*$/.test(one) || one.length > MAX_ID)).toEqual([])
  expect(fields.length).toBeLessThanOrEqual(MAX_FIELDS)
})

/** Own help and, of choices, the words of all values with it. */
const MAX_HELP = 255
const MAX_HELP_OF_VALUES = 1300

test.each(rows)('editors read of %s what it and each of its fields is for', (_, type) => {
  const texts = [type.name, type.description, ...type.fields.map(({ name }) => name)]
  const helps = type.controls.map(({ settings }) => settings.helpText)
  expect([...texts, ...helps].filter((words) => words.trim() !== words || words === '')).toEqual([])
  expect(helps.filter((help) => !/[.?…)]$/.test(help) || help.length > MAX_HELP_OF_VALUES)).toEqual([])
})

test('no help is missing, and none is longer than editors read', () => {
  const faulty = declaredFields.filter(([, { options }]) => {
    const { length } = options.help.trim()
    return length < 10 || length > MAX_HELP
  })
  expect(faulty.map(([name]) => name)).toEqual([])
})

test('every value of a choice has words, and editors read them below the field', () => {
  const offered = shapesOf(['choice', 'symbols']).flatMap(({ name, shape }) =>
    'words' in shape ? shape.values.map((value) => ({ name, value, words: shape.words[value]?.trim() })) : [],
  )
  expect(offered.length).toBeGreaterThan(100)
  expect(offered.filter(({ words }) => !words)).toEqual([])
  for (const { name, value, words } of offered) {
    const control = controlOf(name)
    expect(control?.settings.helpText).toMatch(`${value}`)
    expect(control?.settings.helpText).toContain(`: ${words}`)
  }
})

test('yes and no, days and addresses have editors of their own', () => {
  const controlsOf = (kind: string) =>
    declaredFields.filter(([, { shape }]) => shape.kind === kind).map(([name]) => controlOf(name))
  for (const control of controlsOf('flag'))
    expect(control?.settings).toMatchObject({ trueLabel: 'Sim', falseLabel: 'Não' })
  for (const control of controlsOf('date')) expect(control?.settings).toMatchObject({ format: 'dateonly' })
  const slugs = contentfulModel.flatMap(({ controls }) =>
    controls.filter(({ fieldId }) => fieldId === 'slug'),
  )
  expect(new Set(slugs.map(({ widgetId }) => widgetId))).toEqual(new Set(['slugEditor']))
})

test.each(rows)('where %s has tabs, every field stands in one of them, once', (_, { tabs, fields }) => {
  const placed = tabs.flatMap((tab) => tab.fields)
  if (tabs.length > 0) expect([...placed].sort()).toEqual(fields.map(({ id }) => id).sort())
})

test.each(rows)('no two fields of %s have one name', (_, { fields }) => {
  const names = fields.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each(rows)('every field of %s has one control, and the other way round', (_, { fields, controls }) => {
  expect(controls.map(({ fieldId }) => fieldId)).toEqual(fields.map(({ id }) => id))
})

test('short text is never allowed to be longer than Contentful stores', () => {
  const sizes = declaredFields.flatMap(([name, { shape, options }]) =>
    shape.kind === 'symbol' || shape.kind === 'choice' ? [[name, options.max ?? Number.NaN] as const] : [],
  )
  expect(sizes.filter(([, max]) => !(max <= MAX_SYMBOL))).toEqual([])
})

test.each(rows)('what editors can link to from %s exists', (_, { fields }) => {
  for (const field of fields) expect(offeredBy(field).filter((id) => !isContentTypeId(id))).toEqual([])
})

test('a field of links says to what', () => {
  const links = contentfulModel.flatMap(({ id, fields }) =>
    fields.flatMap((field) =>
      field.linkType === 'Entry' || field.items?.linkType === 'Entry'
        ? [{ name: `${id}.${field.id}`, offered: offeredBy(field).length }]
        : [],
    ),
  )
  expect(links.filter(({ offered }) => offered === 0)).toEqual([])
})

test('where any section may stand, and between paragraphs, editors are offered sections only (MODEL-13)', () => {
  const offered = shapesOf(['one', 'many', 'richText']).map(({ name, shape }) => {
    if (shape.kind === 'richText') return { name, ids: shape.embeds }
    return { name, ids: 'accepts' in shape && shape.accepts === 'sections' ? shape.targets : [] }
  })
  expect(offered.filter(({ ids }) => !ids.every(isSection))).toEqual([])
})

test('a fallback is one of the values that it stands in for, and no value stands twice', () => {
  const choices = shapesOf(['choice', 'symbols']).map(({ name, shape }) => ({
    name,
    values: 'values' in shape ? shape.values : [],
    fallback: shape.kind === 'choice' ? shape.fallback : null,
  }))
  expect(choices.filter(({ values, fallback }) => fallback !== null && !values.includes(fallback))).toEqual(
    [],
  )
  expect(choices.filter(({ values }) => new Set(values).size !== values.length)).toEqual([])
})

test('every pattern is one that can be matched, with words for editors', () => {
  for (const [, { options }] of declaredFields)
    if (options.pattern !== undefined) {
      const { regexp, message } = options.pattern
      expect(() => new RegExp(regexp)).not.toThrow()
      expect(message).toMatch(/\.$|:/)
    }
})

test('the titles of pages are read from a field that they have, and pages without a path of their own have a slug', () => {
  for (const { id, facts, fields } of Object.values(contentTypes)) {
    if (!('page' in facts)) continue
    const { page } = facts
    const titleField = 'titleField' in page ? page.titleField : 'title'
    expect({ id, fields: Object.keys(fields) }).toEqual({ id, fields: expect.arrayContaining([titleField]) })
    expect({ id, hasSlug: 'slug' in fields }).toEqual({ id, hasSlug: !('path' in page) })
  }
})
