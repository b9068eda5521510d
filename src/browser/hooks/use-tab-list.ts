import { tolerant } from '@/shared/utils/tolerant'
import { useIsHydrated } from './use-is-hydrated'

/** Session lists: slugs of saved products, and of rated articles. */
type TabList = 'salvos' | 'respondidos'

const entries = (list: TabList): string[] => tolerant(() => sessionStorage.getItem(list))?.split(' ') ?? []

/** Replaces a list. @param slugs without blanks */
export function rememberList(list: TabList, slugs: readonly string[]): void {
  tolerant(() => sessionStorage.setItem(list, slugs.join(' ')))
}

/** Adds to a list. @param slug without blanks */
export function rememberInTab(list: TabList, slug: string): void {
  rememberList(list, [...new Set([...entries(list), slug])])
}

/** Whether a list contains the slug; false on the server and while hydrating. */
export function useIsInTab(list: TabList, slug: string): boolean {
  return useIsHydrated() && entries(list).includes(slug)
}
