import type { Entry } from '@/shared/content-model/entry'
import { toAddress } from '@/shared/routing/links'

/** Paths are compared without query and anchor, and without regard to capitals: old sites are not consistent. */
export function redirectKey(href: string): string {
  return (href.split(/[?#]/)[0] ?? href).toLowerCase()
}

/** From an old path to an address to draw, both normalized. */
export type Redirect = ReturnType<typeof mapRedirect>

export function mapRedirect(entry: Entry<'redirect'>) {
  const from = toAddress(entry.fields.from)
  const to = toAddress(entry.fields.to)
  // Compared by path alone: a redirect of one query or of everything below would take what nobody meant.
  if (!from?.href.startsWith('/') || /[?#*]/.test(entry.fields.from)) return entry.fail('from', 'badAddress')
  if (!to || !/^(?:\/|https?:)/i.test(to.href)) return entry.fail('to', 'noWebAddress')
  return { from: redirectKey(from.href), to: to.href, isPermanent: entry.fields.permanent }
}
