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

const readShop: Read = (clicked, page) => {
  const retailer = dataOf(clicked, 'a[data-retailer]')?.dataset.retailer
  if (retailer !== undefined) measure('where_to_buy_click', { retailer, item_name: page.name })
}

const readShare: Read = (clicked, page) => {
  const method = dataOf(clicked, '[data-share]')?.dataset.share
  if (method !== undefined) measure('share', { method, item_id: page.id })
}

const readCarousel: Read = (clicked) => {
  const action = dataOf(clicked, '[data-carousel]')?.dataset.carousel
  if (action !== undefined) measure('carousel', { action })
}

/** The click comes before the browser toggles the panel. */
const readAccordion: Read = (clicked, page) => {
  const summary = clicked.closest('summary')
  if (!summary || isAboutAnswers(page)) return
  const isOpen = summary.closest('details')?.open ?? false
  const title = summary.querySelector('h2, h3, h4, h5, h6') ?? summary
  measure('accordion', { accordion_name: title.textContent?.trim() ?? '', action: isOpen ? 'close' : 'open' })
}

const READS = [readEditorsEvent, readItem, readPromotion, readShop, readShare, readCarousel, readAccordion]

/** Listens to all clicks, by pointer and key, before other handlers (behavior ANALYTICS-3). @returns ends it */
export function listenToClicks(pageNow: () => MeasuredPage): () => void {
  const listen = ({ target }: MouseEvent) => {
    if (target instanceof Element) for (const read of READS) read(target, pageNow())
  }
  document.addEventListener('click', listen, true)
  return () => document.removeEventListener('click', listen, true)
}
