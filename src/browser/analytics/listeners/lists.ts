import { measure } from '../measure'
import { isAboutAnswers, type MeasuredPage } from '../measured-page'
import { ITEM, itemOf, itemsOfList, listNameOf } from './items'

/** Products reported per list: GA4 accepts at most 200. */
const MOST = 20

/** Reports each product list when it comes into view, once per page view. @returns ends it */
export function watchLists(page: MeasuredPage): () => void {
  if (isAboutAnswers(page)) return () => {}
  const seen = new WeakSet<Element>()
  const lists = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const links = itemsOfList(target)
      const [first] = links
      if (!isIntersecting || !first) continue
      lists.unobserve(target)
      measure('view_item_list', {
        item_list_name: listNameOf(first, page),
        items: links.slice(0, MOST).map((link, index) => itemOf(link, index)),
      })
    }
  })
  const look = () => {
    for (const link of document.querySelectorAll(`main ${ITEM}`)) {
      const list = link.closest('ul')
      if (!list || seen.has(list)) continue
      seen.add(list)
      lists.observe(list)
    }
  }
  const changes = new MutationObserver(look)
  const main = document.querySelector('main')
  if (main) changes.observe(main, { childList: true, subtree: true })
  look()
  return () => {
    changes.disconnect()
    lists.disconnect()
  }
}
