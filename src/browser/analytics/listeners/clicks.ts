import { measure } from '../measure'
import { isAboutAnswers, type MeasuredPage } from '../measured-page'
import { ITEM, itemOf, itemsOfList, listNameOf } from './items'

type Read = (clicked: Element, page: MeasuredPage) => void

const dataOf = (clicked: Element, selector: string) => clicked.closest<HTMLElement>(selector)

const readEditorsEvent: Read = (clicked) => {
  const data = dataOf(clicked, '[data-event-class], [data-event-label]')?.dataset
  if (data)
    measure('select_content', { content_type: data.eventClass ?? '', content_id: data.eventLabel ?? '' })
}

const readItem: Read = (clicked, page) => {
  const link = dataOf(clicked, ITEM)
  if (!link || isAboutAnswers(page)) return
  const list = link.closest('ul')
  const index = list ? itemsOfList(list).indexOf(link) : 0
  measure('select_item', { item_list_name: listNameOf(link, page), items: [itemOf(link, index)] })
}

const readPromotion: Read = (clicked) => {
  const promotion = clicked.closest('a') && dataOf(clicked, '[data-promotion]')
  if (!promotion) return
  const name = promotion.querySelector('h1, h2, h3')?.textContent?.trim() ?? ''
  measure('select_promotion', { promotion_name: name, creative_slot: promotion.dataset.promotion ?? '' })
}

/** Reads an attribute such as `data-share`. */
const reads =
  (name: string, send: (value: string, page: MeasuredPage) => void): Read =>
  (clicked, page) => {
    const value = dataOf(clicked, `[data-${name}]`)?.dataset[name]
    if (value !== undefined) send(value, page)
  }

/** The click comes before the browser toggles the panel. */
const readAccordion: Read = (clicked, page) => {
  const summary = clicked.closest('summary')
  if (!summary || isAboutAnswers(page)) return
  const isOpen = summary.closest('details')?.open ?? false
  const title = summary.querySelector('h2, h3, h4, h5, h6') ?? summary
  measure('accordion', { accordion_name: title.textContent?.trim() ?? '', action: isOpen ? 'close' : 'open' })
}

const READS = [
  readEditorsEvent,
  readItem,
  readPromotion,
  reads('retailer', (retailer, { name }) => measure('where_to_buy_click', { retailer, item_name: name })),
  reads('share', (method, { id }) => measure('share', { method, item_id: id })),
  reads('carousel', (action) => measure('carousel', { action })),
  readAccordion,
]

/** Listens to all clicks, by pointer and key, before other handlers (behavior ANALYTICS-3). @returns ends it */
export function listenToClicks(pageNow: () => MeasuredPage): () => void {
  const listen = ({ target }: MouseEvent) => {
    if (target instanceof Element) for (const read of READS) read(target, pageNow())
  }
  document.addEventListener('click', listen, true)
  return () => document.removeEventListener('click', listen, true)
}
