import { forSuite } from '@tests/factories/for-suite'
import { openSampleSite } from '@tests/unit/server/content/support/sample-site'
import { loadDraftPage } from '@/server/page-props/load-draft-page'
import { readLiveRequest } from '@/server/page-props/preview-request'
import { resolvePage } from '@/server/page-props/resolve-page'
import type { PageType } from '@/shared/content-model'
import { contentTypes, isContentTypeId } from '@/shared/content-model'
import type { Field } from '@/shared/content-model/fields'
import type { RawContent } from '@/shared/content-model/views/preview'
import { pathOfSlug } from '@/shared/routing/links'

/** Sample pages of each type, and entries of each kind of field that are edited until one edit shows. */
const PAGES_OF_TYPE = 4
const MOST_TRIES = 5
/** Pages that show what the others of their type do not: they come first. */
const MORE_PAGES = ['seletor-de-pais', 'dicas/como-lavar-o-nariz', 'produtos/pastilhas']
const TEXT = 'Palavra editada'
const ADDRESS = 'https://editada.example/'

/** Fields whose edits show nothing, by design. */
const SHOWS_NOTHING: Record<string, string> = {
  'activeIngredient.drugClass': 'decides which products are shown together, and is searched',
  'activeIngredient.notWithClasses': 'decides which products are shown together',
  'header.themeColor': 'colors the bars of the browser, which the manifest names',
  'homePage.contactPhone': 'only numbers that can be called are shown',
  'homePage.sectionOrder': 'names of sections; others are reported',
  'labels.key': 'names a text of the site; others are reported',
  'product.gtin': 'only valid codes are shown',
  'product.keywords': 'for the search alone',
  'productListingPage.facetId': 'decides which products are listed',
  'productVariant.gtin': 'only valid codes are shown',
  'scent.gtin': 'only valid codes are shown',
  'sitemapSection.contentType': 'decides which pages are listed',
  'sitemapSubsection.title': 'the title of the sitemap stands in its place where there is one',
  'timelineHeader.name': 'names the entry among editors',
}

const site = forSuite(openSampleSite)

/** The props of a page as its editor's frame gets them, without the raw entries. */
const draftOf = async (path: string, items: RawContent[] = []) => {
  const live = readLiveRequest(JSON.stringify({ path: pathOfSlug(path), items }))
  if (!live) throw new Error(`/${path} is not asked for`)
  const props = await loadDraftPage(path, (draft) => resolvePage(path, 'preview', draft), true, live)
  if (!props) throw new Error(`there is no /${path}`)
  const { preview, ...shown } = props
  return { entries: preview?.entries ?? [], shown: JSON.stringify(shown) }
}

const richText = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] }],
})

/** Values with a word to look for, as an editor might type them; none where a field is not typed. */
const editsOf = ({ shape }: Field<unknown>, mark = ''): unknown[] => {
  const text = `${TEXT}${mark}`
  if (shape.kind === 'symbol' || shape.kind === 'text') return [text, `${ADDRESS}${mark}`]
  if (shape.kind === 'richText') return [richText(text)]
  return shape.kind === 'symbols' && shape.values.length === 0 ? [[text]] : []
}

interface Typed {
  /** `contentType.field` */
  key: string
  name: string
  field: Field<unknown>
  item: RawContent
}

const fieldsOf = (item: RawContent): Typed[] => {
  const type = item.sys.contentType?.sys.id ?? ''
  if (!isContentTypeId(type)) return []
  return Object.entries<Field<unknown>>(contentTypes[type].fields)
    .filter(([name, { options }]) => !options.internal && !options.plannedFor && item.fields[name] != null)
    .map(([name, field]) => ({ key: `${type}.${name}`, name, field, item }))
    .filter(({ field }) => editsOf(field).length > 0)
}

/** Keys of what shows when all is typed at once, each with a mark of its own; a slug would lead the page away. */
const shownTogether = async (path: string, all: Typed[], which: number): Promise<string[]> => {
  const edited = new Map<string, RawContent>()
  const marked = all
    .filter(({ name }) => name !== 'slug')
    .map(({ key, name, field, item }, index) => {
      const mark = `-marca-${index}-`
      const { fields } = edited.get(item.sys.id) ?? item
      const value = editsOf(field, mark)[which] ?? fields[name]
      edited.set(item.sys.id, { ...item, fields: { ...fields, [name]: value } })
      return { key, mark }
    })
  const { shown } = await draftOf(path, [...edited.values()])
  return marked.filter(({ mark }) => shown.includes(mark)).map(({ key }) => key)
}

test('what an editor types into any visible field of any page shows before it is saved', async () => {
  const tries = new Map<string, number>()
  const tried = new Set<string>()
  const shown = new Set<string>()
  const pages = new Map<PageType, string[]>()
  for (const { type, path } of site.pages) pages.set(type, [...(pages.get(type) ?? []), path])
  const visited = [...pages].flatMap(([type, paths]) =>
    paths
      .toSorted((one, other) => Number(MORE_PAGES.includes(other)) - Number(MORE_PAGES.includes(one)))
      .slice(0, PAGES_OF_TYPE)
      .map((path) => ({ type, path })),
  )
  for (const { type, path } of visited) {
    const fields = (await draftOf(path)).entries.flatMap(fieldsOf)
    for (const { key } of fields) tried.add(key)
    const waiting = () => fields.filter(({ key }) => !shown.has(key))
    for (const which of [0, 1]) for (const key of await shownTogether(path, waiting(), which)) shown.add(key)
    // Edits can be in each other's way: those that do not show are tried alone.
    for (const { key, name, field, item } of waiting()) {
      const count = tries.get(`${type} ${key}`) ?? 0
      tries.set(`${type} ${key}`, count + 1)
      const isTried = !(key in SHOWS_NOTHING) && !shown.has(key) && count < MOST_TRIES
      for (const value of isTried ? editsOf(field) : []) {
        const edited = { ...item, fields: { ...item.fields, [name]: value } }
        if ((await draftOf(path, [edited])).shown.includes('ditada')) shown.add(key)
      }
    }
  }
  const still = [...tried].filter((key) => !shown.has(key))
  expect(still.toSorted()).toEqual(Object.keys(SHOWS_NOTHING).toSorted())
  expect(shown.size).toBeGreaterThan(150)
})
