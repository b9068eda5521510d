import type { PageModel } from '@/shared/content-model'
import { twinPathOf } from '@/shared/routing/links'
import { canonicalOf } from './canonical'

type Names = Readonly<Record<string, string>>

/** Sets the value of the one tag with these attributes; null removes it. */
const write = (kind: 'link' | 'meta', names: Names, value: string | null): void => {
  const attributes = Object.entries(names)
  const selector = attributes.map(([name, its]) => `[${name}="${its}"]`).join('')
  const found = document.head.querySelector(kind + selector)
  if (value === null) {
    found?.remove()
    return
  }
  const tag = found ?? document.head.appendChild(document.createElement(kind))
  for (const [name, its] of attributes) tag.setAttribute(name, its)
  tag.setAttribute(kind === 'link' ? 'href' : 'content', value)
}

/** Writes what browsers and their share menus read of the head, as `headTags` renders it. */
export function writeHead(page: PageModel | null, siteUrl: string, isPreview = false): void {
  const isHidden = page === null || page.meta.noIndex || isPreview
  const canonical = page && canonicalOf(page, siteUrl)
  write('link', { rel: 'canonical' }, canonical)
  write('meta', { property: 'og:url' }, canonical)
  write('meta', { name: 'description' }, page?.meta.description ?? null)
  write('meta', { name: 'robots' }, `${isHidden ? 'noindex' : 'index'},${page ? 'follow' : 'nofollow'}`)
  write('link', { rel: 'alternate', type: 'text/markdown' }, isHidden ? null : twinPathOf(page.slug))
}
