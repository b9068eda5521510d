import { forSuite } from '@tests/factories/for-suite'
import type { RawEntry } from '@/server/content/service/reply'
import { contentTypes } from '@/shared/content-model'
import type { Fields } from '@/shared/content-model/declare'
import type { Shape } from '@/shared/content-model/fields'
import { renderLayout, renderPage } from './support/render-page'
import { openSampleSite, SITE_URL } from './support/sample-site'

/**
 * Every field of the model that accepts a link button, by what is put there: its tooltip and event reach the HTML
 * (behavior LINK-6), whatever the address and so whatever component shows it.
 */
const ADDRESSES = ['/sobre/', 'https://www.gov.br/anvisa/', 'tel:08007226001', 'tel:192']
const MARKS = ['title="Das 8 h às 18 h"', 'data-event-class="event_tried"', 'data-event-label="tentado"']

/** Drawn by `Card`: tests/unit/ui/layout/link-attributes.test.tsx. */
const NOT_IN_SAMPLE = ['favoriteCard.cardAction']

const entryLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const documentOf = (id: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'embedded-entry-block', data: { target: entryLink(id) }, content: [] }],
})

/** The value of a field that shows a button only; null if the field accepts none. */
const valueWith = (shape: Shape, id: string): unknown => {
  if (shape.kind === 'richText') return shape.embeds.includes('linkButton') ? documentOf(id) : null
  if (shape.kind !== 'one' && shape.kind !== 'many') return null
  if (shape.accepts === 'targets' && !shape.targets.includes('linkButton')) return null
  return shape.kind === 'one' ? entryLink(id) : [entryLink(id)]
}

const places = Object.entries<{ fields: Fields }>(contentTypes).flatMap(([type, { fields }]) =>
  Object.entries(fields).flatMap(([field, { shape }]) =>
    valueWith(shape, '') === null ? [] : [{ type, field, shape }],
  ),
)

const site = forSuite(openSampleSite)

/** A page or the layout, with the ids of the entries that it reads. */
interface View {
  name: string
  render: () => Promise<string>
  reads: Set<string>
}
const views: View[] = []

beforeAll(async () => {
  const layout = await site.loadLayout()
  const all = [
    { name: 'layout', render: async () => renderLayout(await site.loadLayout()) },
    ...site.pages.map(({ path, load }) => ({
      name: `/${path}`,
      render: async () => {
        const page = await load()
        return page ? renderPage(site.propsOf(page, layout), SITE_URL) : ''
      },
    })),
  ]
  for (const view of all) views.push({ ...view, reads: await site.service.readBy(view.render) })
})

const typeOf = ({ sys }: RawEntry) => sys.contentType.sys.id

/** What of the marks is missing where an entry of this type shows a button with this address; null if nothing. */
const missingMarks = async (type: string, field: string, shape: Shape, link: string) => {
  let missing: string | null = 'not shown anywhere'
  for (const entry of site.service.entries.filter((each) => typeOf(each) === type))
    for (const { name, render, reads } of views.filter((view) => view.reads.has(entry.sys.id))) {
      const button = site.service.entries.find(
        (each) => typeOf(each) === 'linkButton' && !reads.has(each.sys.id),
      )
      if (!button) throw new Error(`${name} shows every button.`)
      const marks = { toolTip: 'Das 8 h às 18 h', gaEventClass: 'event_tried', gaEventLabel: 'tentado' }
      const marked = {
        ...button,
        fields: { ...button.fields, ...marks, link, linkText: 'Botão, 0800 722 6001' },
      }
      const owner = { ...entry, fields: { ...entry.fields, [field]: valueWith(shape, button.sys.id) } }
      let html = ''
      await site.service.withEntry(marked, () =>
        site.service.withEntry(owner, async () => {
          html = await render()
        }),
      )
      if (!html.includes('0800 722 6001')) continue
      missing = MARKS.filter((mark) => !html.includes(mark)).join(' ') || null
      return missing && `${missing} in ${name}`
    }
  return missing
}

test.each(places.map(({ type, field, shape }) => [`${type}.${field}`, type, field, shape] as const))(
  'LINK-6: %s keeps tooltip and event of a button',
  async (name, type, field, shape) => {
    const isInSample = site.service.entries.some((entry) => typeOf(entry) === type)
    expect(isInSample || NOT_IN_SAMPLE.includes(name)).toBe(true)
    for (const link of isInSample ? ADDRESSES : [])
      expect({ link, missing: await missingMarks(type, field, shape, link) }).toEqual({ link, missing: null })
  },
)

test('the model has fields for buttons', () => {
  expect(places.length).toBeGreaterThan(20)
})
