import type { StoredPage } from '@/shared/content-model/views/stored-page'
import { EDITORS_LIST_ID, type OfflineList, SAVED_LIST_ID } from '@/shared/routing/offline'
import { longDate } from '@/shared/utils/long-date'

/** Pictures that a copy has beside the logo: those that the page begins with. */
const MOST_PICTURES = 3
/** Device pixels: a phone's width. */
const PICTURE_WIDTH = 768

const unescaped = (text: string): string => text.replaceAll('&amp;', '&')
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The widest candidate for a phone; of one without width, such as an SVG, its address. */
const candidateOf = (srcset: string): string => {
  const candidates = srcset.split(', ').map((one) => one.split(' '))
  const fitting = candidates.filter(([, width = '']) => Number.parseInt(width, 10) <= PICTURE_WIDTH)
  return (fitting.at(-1) ?? candidates[0])?.[0] ?? ''
}

/** Addresses of the style sheets and first pictures of a page. @param html as the server sends it */
export function partsOf(html: string): string[] {
  const styles = [...html.matchAll(/<link [^>]*?href="([^"]+\.css)"/g)].map(([, href = '']) => href)
  // Menu panels have pictures too: the page's own are in its main part.
  const [frame = '', main = ''] = html.split(/<main\b/)
  const [, logo] = /<img [^>]*?src="([^"]+)"/.exec(frame) ?? []
  const pictures = [...main.matchAll(/<picture[\s\S]*?<\/picture>/g)]
    .flatMap(([picture]) => / srcset="([^"]+)"/i.exec(picture)?.[1] ?? [])
    .slice(0, MOST_PICTURES)
  return [...new Set([...styles, ...(logo ? [logo] : []), ...pictures.map(candidateOf)].map(unescaped))]
}

const withLine = (html: string, line: string): string =>
  html.replace(/<body[^>]*>/, (body) => `${body}<p role="status" data-offline-copy="">${escaped(line)}</p>`)

/** A copy with its date. @param storedAt as in the header `Date` */
export function copyWithDate(html: string, words: OfflineList['words'], storedAt: string): string {
  const date = longDate(new Date(storedAt).toISOString().slice(0, 10))
  return withLine(html, words.copy.replace('{date}', date))
}

const filled = (html: string, id: string, pages: readonly StoredPage[]): string =>
  html.replace(
    new RegExp(`(<ul [^>]*id="${id}"[^>]*>)[\\s\\S]*?(</ul>)`),
    (_list, start: string, end: string) =>
      start +
      pages.map(({ path, title }) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`).join('') +
      end,
  )

/** The list page in place of one that is not stored; its scripts would take the address for their own. */
export function listInPlaceOf(
  html: string,
  words: OfflineList['words'],
  editors: readonly StoredPage[],
  saved: readonly StoredPage[],
): string {
  const still = html.replace(/<(script|template)\b[\s\S]*?<\/\1>/g, '')
  return withLine(filled(filled(still, EDITORS_LIST_ID, editors), SAVED_LIST_ID, saved), words.missing)
}
