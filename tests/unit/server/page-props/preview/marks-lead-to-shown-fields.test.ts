import { renderLayout, renderPage } from '@tests/unit/server/content/support/render-page'
import { openSampleSite, SITE_URL } from '@tests/unit/server/content/support/sample-site'
// Comes with jest-environment-jsdom.
import { JSDOM } from 'jsdom'
import { shownFields } from '@/browser/live-editing/shown-fields'
import { tagElements } from '@/browser/live-editing/tags'
import { loadDraftPage } from '@/server/page-props/load-draft-page'
import { readLiveRequest } from '@/server/page-props/preview-request'
import { resolvePage } from '@/server/page-props/resolve-page'
import type { PageProps } from '@/shared/content-model/views/page-props'
import type { PreviewInfo, RawContent } from '@/shared/content-model/views/preview'
import { pathOfSlug } from '@/shared/routing/links'

const TEXT = 'Palavra editada'
/** Marks that lead to a field whose text is on the page by chance, from elsewhere: none else may. */
const BY_CHANCE: Record<string, string> = {
  'article.relatedArticlesTitle': 'of a related article; the page has the same text by default',
  'homePage.contactPhone': 'shown where it can be called, which the edit cannot',
  'image.altText': 'of a social network’s icon; a button for sharing has the same name',
  'link.text': 'of a page for times without network; the sitemap has the page’s title',
  'product.gtin': 'shown where it is valid, which the edit is not',
}

const { window } = new JSDOM()
Object.assign(globalThis, {
  Node: window.Node,
  HTMLImageElement: window.HTMLImageElement,
  CSS: { escape: (text: string) => text.replace(/["\\]/g, '\\$&') },
})

const draftOf = async (
  path: string,
  items: RawContent[] = [],
): Promise<PageProps & { preview: PreviewInfo }> => {
  const live = readLiveRequest(JSON.stringify({ path: pathOfSlug(path), items }))
  if (!live) throw new Error(`/${path} is not asked for`)
  const props = await loadDraftPage(path, (draft) => resolvePage(path, 'preview', draft), true, live)
  if (!props?.preview) throw new Error(`there is no /${path}`)
  return { ...props, preview: props.preview }
}

/** Entry and field of every mark that the inspector sets in some HTML. */
const marksIn = (html: string, { entries, shownFields: ranks }: PreviewInfo): Set<string> => {
  const root = window.document.createElement('div')
  root.innerHTML = html
  for (const each of root.querySelectorAll('title, script, noscript')) each.remove()
  tagElements(root, shownFields(entries, ranks))
  const marked = [...root.querySelectorAll<HTMLElement>('[data-contentful-entry-id]')]
  return new Set(marked.map(({ dataset }) => `${dataset.contentfulEntryId} ${dataset.contentfulFieldId}`))
}

interface Mark {
  entryId: string
  fieldId: string
  /** What an editor types there: a text of its own. */
  typed: string
}

const marksWithText = (marks: Set<string>, { entries }: PreviewInfo): Mark[] =>
  [...marks].flatMap((mark, index) => {
    const [entryId = '', fieldId = ''] = mark.split(' ')
    const item = entries.find(({ sys }) => sys.id === entryId)
    return typeof item?.fields[fieldId] === 'string' ? [{ entryId, fieldId, typed: `${TEXT} ${index}.` }] : []
  })

/** Those whose edits do not show when all are typed at once. */
const unseen = async (path: string, marks: Mark[], { entries }: PreviewInfo): Promise<Mark[]> => {
  const edited = entries.flatMap((item) => {
    const own = marks.filter(({ entryId }) => entryId === item.sys.id)
    const typed = Object.fromEntries(own.map(({ fieldId, typed }) => [fieldId, typed]))
    return own.length > 0 ? [{ ...item, fields: { ...item.fields, ...typed } }] : []
  })
  const { preview: _notes, ...shown } = await draftOf(path, edited)
  const text = JSON.stringify(shown)
  return marks.filter(({ typed }) => !text.includes(typed))
}

test('a mark leads to a field whose edit shows, and header and footer have marks, too', async () => {
  const site = await openSampleSite()
  const firsts = new Map(site.pages.toReversed().map(({ type, path }) => [type, path]))
  const astray = new Set<string>()
  let tried = 0
  const tryMarks = async (path: string, html: string, preview: PreviewInfo) => {
    const marks = marksWithText(marksIn(html, preview), preview)
    tried += marks.length
    // Edits can be in each other's way: those that do not show are tried alone.
    for (const mark of await unseen(path, marks, preview)) {
      const type = preview.entries.find(({ sys }) => sys.id === mark.entryId)?.sys.contentType?.sys.id
      if ((await unseen(path, [mark], preview)).length > 0) astray.add(`${type}.${mark.fieldId}`)
    }
    return marks.length
  }
  for (const path of firsts.values()) {
    const props = await draftOf(path)
    await tryMarks(path, renderPage(props, SITE_URL), props.preview)
  }
  const home = await draftOf('')
  expect(await tryMarks('', renderLayout(home), home.preview)).toBeGreaterThan(50)
  expect([...astray].sort()).toEqual(Object.keys(BY_CHANCE).sort())
  expect(tried).toBeGreaterThan(400)
})
