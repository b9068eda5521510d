import { ADDRESS_FIELDS } from '@/shared/content-model/vocabulary'
import { toAddress } from '@/shared/routing/links'
import { type FieldPlace, type Finding, findingAt, isDraft, pagePathOf, redirectKeyOf } from './context'

/** A host at least: a lone word is a page whose first slash was forgotten. */
const LOOKS_LIKE_HOST = /^(?:\/\/)?[^/?#]*\./
/** Digits after the colon are a port, except in `tel:` addresses. */
const HAS_SCHEME = /^(?:tel:|[a-z][a-z0-9+.-]*:(?!\d))/i

const pageReason = ({ context, entry }: FieldPlace, address: string): string | null => {
  const path = pagePathOf(address)
  if (/^\/*pt-br(\/|$|[?#])/i.test(address)) return `${address}: leave out /pt-br, the site adds it`
  const page = context.pages.get(path)
  const redirect = context.redirects.get(redirectKeyOf(address))
  if (!page && redirect && redirect !== entry.sys.id) return null
  if (!page) return `${address} leads to no page`
  return page.isDraft && !isDraft(entry) ? `${address} leads to page ${page.id}, which is a draft` : null
}

/** An old address must not hide a page that exists, nor be that of another redirect. */
const oldAddressReason = ({ context, entry }: FieldPlace, address: string): string | null => {
  if (!address.startsWith('/')) return `${address} does not start with /`
  if (/[?#*]/.test(address))
    return `${address} has a query, an anchor or a star: only whole paths are redirected, this one is ignored`
  const page = context.pages.get(pagePathOf(address).toLowerCase())
  if (page) return `${address} is the address of page ${page.id}: the redirect would hide it`
  const first = context.redirects.get(redirectKeyOf(address))
  return first === undefined || first === entry.sys.id
    ? null
    : `${address} is the old address of redirect ${first} already`
}

/**
 * Why an address cannot be followed: neither a page of the site nor an address outside. What the site renders as a link
 * (`toAddress`) passes here.
 */
export function addressReason(place: FieldPlace, address: string): string | null {
  const known = toAddress(address)
  if (known && !known.isExternal) return known.href.startsWith('#') ? null : pageReason(place, address)
  const isAddress = known && (HAS_SCHEME.test(address.trim()) || LOOKS_LIKE_HOST.test(address.trim()))
  return isAddress
    ? null
    : `${JSON.stringify(address)} is neither a path that starts with / nor an address such as https://`
}

/** Findings about text fields named `link`, `url`, `to`, `from` and `canonicalUrl`. */
export function addressFindings(place: FieldPlace, value: unknown): Finding[] {
  const { context, entry, field } = place
  if (field.type !== 'Symbol' || !ADDRESS_FIELDS.has(field.id) || typeof value !== 'string') return []
  if (value.trim() === '') return []
  const reason = field.id === 'from' ? oldAddressReason(place, value) : addressReason(place, value)
  return reason === null ? [] : [findingAt(context, entry, field.id, reason)]
}
