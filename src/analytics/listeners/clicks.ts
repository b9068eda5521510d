import { measure } from '../measure'
import { isAboutAnswers, type MeasuredPage } from '../measured-page'
import { ITEM, itemOf, itemsOfList, listNameOf } from './items'

type Read = (pressed: Element, page: MeasuredPage) => void

const dataOf = (pressed: Element, selector: string) => pressed.closest<HTMLElement>(selector)

const readEditorsEvent: Read = (pressed) => {
  const data = dataOf(pressed, '[data-event-class], [data-event-label]')?.dataset
  if (data)
    measure('select_content', { content_type: data.eventClass ?? '', content_id: data.eventLabel ?? '' })
}

const readItem: Read = (pressed, page) => {
  const link = dataOf(pressed, ITEM)
  if (!link || isAboutAnswers(page)) return
  const list = link.closest('ul')
  const index = list ? itemsOfList(list).indexOf(link) : 0
  measure('select_item', { item_list_name: listNameOf(link, page), items: [itemOf(link, index)] })
}

const readPromotion: Read = (pressed) => {
  const promotion = pressed.closest('a') && dataOf(pressed, '[data-promotion]')
  if (!promotion) return
  const name = promotion.querySelector('h1, h2, h3')?.textContent?.trim() ?? ''
  measure('select_promotion', { promotion_name: name, creative_slot: promotion.dataset.promotion ?? '' })
}

const readShop: Read = (pressed, page) => {
  const retailer = dataOf(pressed, 'a[data-retailer]')?.dataset.retailer
  if (retailer !== undefined) measure('where_to_buy_click', { retailer, item_name: page.name })
}

const readShare: Read = (pressed, page) => {
  const method = dataOf(pressed, '[data-share]')?.dataset.share
  if (method !== undefined) measure('share', { method, item_id: page.id })
}

const readCarousel: Read = (pressed) => {
  const action = dataOf(pressed, '[data-carousel]')?.dataset.carousel
  if (action !== undefined) measure('carousel', { action })
}

/** The click comes before the browser opens or closes the panel. */
const readAccordion: Read = (pressed, page) => {
  const summary = pressed.closest('summary')
  if (!summary || isAboutAnswers(page)) return
  const isOpen = summary.closest('details')?.open ?? false
  const title = summary.querySelector('h2, h3, h4, h5, h6') ?? summary
  measure('accordion', { accordion_name: title.textContent?.trim() ?? '', action: isOpen ? 'close' : 'open' })
}

const READS = [readEditorsEvent, readItem, readPromotion, readShop, readShare, readCarousel, readAccordion]

/**
 * Hears every press on the page, by pointer and key, before anything answers to it: one listener for all that carries a mark
 * (behavior ANALYTICS-3).
 * @returns what ends it
 */
export function listenToClicks(pageNow: () => MeasuredPage): () => void {
  const listen = ({ target }: MouseEvent) => {
    if (target instanceof Element) for (const read of READS) read(target, pageNow())
  }
  document.addEventListener('click', listen, true)
  return () => document.removeEventListener('click', listen, true)
}
