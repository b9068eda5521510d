import type { Item } from '../events'
import type { MeasuredPage } from '../measured-page'

/** Links to products, which carry the id of their entry. */
export const ITEM = 'a[data-item]'

/** What a list is called: by its heading, on the results of a search not, because that repeats what was typed. */
export function listNameOf(link: Element, page: MeasuredPage): string {
  if (page.type === 'search') return 'search'
  const headings = [...(link.closest('section')?.querySelectorAll('h1, h2, h3') ?? [])]
  const own = headings.find((heading) => !heading.closest('article'))
  return (own ?? document.querySelector('h1'))?.textContent?.trim() || page.name
}

export function itemOf(link: HTMLElement, index?: number): Item {
  return {
    item_id: link.dataset.item ?? '',
    item_name: link.textContent?.trim() ?? '',
    ...(index !== undefined && { index }),
  }
}

/** The products of the list that a link stands in, in their order. */
export function itemsOfList(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(ITEM)]
}
