import type { PageModel } from '@/shared/content-model'
import { opensWithBlock } from '@/ui/sections/registry'

/** Whether the breadcrumb bar is shown: not on pages that open with a block (behavior LAYOUT-2). */
export function showsBreadcrumb(page: PageModel | null): boolean {
  if (page === null || page.type === 'home') return false
  if (page.type === 'content') return !opensWithBlock(page.containers[0]?.sections)
  return page.type !== 'history' || page.banner === null
}
