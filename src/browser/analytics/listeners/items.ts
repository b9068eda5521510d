import type { Item } from '@/shared/schemas/events'
import type { MeasuredPage } from '../measured-page'

export const ITEM = 'a[data-item]'

/** A list's name: its heading, except for search results, whose heading repeats what was typed. */
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

/** The product links of a link's list, in order. */
export function itemsOfList(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(ITEM)]
}
