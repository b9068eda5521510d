import { useState } from 'react'
import { useRemainder } from '@/browser/hooks/use-remainder'
import { LISTED_FIRST } from '@/shared/config/site'
import type { ArticleListingModel, ArticleTab, ArticleTeaser } from '@/shared/content-model/types/alp-page'
import { listOf } from '@/shared/utils/list-of'

type Lists = Pick<ArticleListingModel, 'tabs' | 'teasers'>

const listsIn = (body: unknown): Lists | null => {
  const tabs = listOf<ArticleTab>(body, 'tabs')
  const teasers = listOf<ArticleTeaser>(body, 'teasers')
  return tabs && teasers && { tabs, teasers }
}

/** Each tab's articles, more by each click; the first click loads the remainder (behavior LIST-8). */
export function useTeasers(page: ArticleListingModel) {
  const [clicks, setClicks] = useState<Record<string, number>>({})
  const all = Object.values(clicks).reduce((sum, count) => sum + count, 0)
  const { rest, isWaiting, isFailed } = useRemainder(
    page.restHref ?? null,
    all === 0 ? null : String(all),
    listsIn,
  )
  const { tabs, teasers } = rest ?? page
  const byId = new Map(teasers.map((teaser) => [teaser.card.id, teaser]))
  const shownOf = (key: string): string[] => {
    const ids = tabs.find((tab) => tab.key === key)?.teasers ?? []
    const first = page.tabs.find((tab) => tab.key === key)?.teasers.length ?? 0
    return page.restHref === undefined ? ids : ids.slice(0, first + (clicks[key] ?? 0) * LISTED_FIRST)
  }
  return {
    tabs,
    /** A tab's articles shown so far. */
    teasersOf: (key: string) => shownOf(key).flatMap((id) => byId.get(id) ?? []),
    isThereMore: (key: string) => {
      const tab = tabs.find((each) => each.key === key)
      return tab !== undefined && shownOf(key).length < (tab.count ?? tab.teasers.length)
    },
    more: (key: string) => ({
      isWaiting,
      isFailed,
      onMore: () => !isWaiting && setClicks({ ...clicks, [key]: (clicks[key] ?? 0) + 1 }),
    }),
  }
}
