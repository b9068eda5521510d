import { type FieldPlace, type Finding, findingAt, isDraft, pagePathOf } from './context'

const ADDRESS_FIELDS = new Set(['link', 'url', 'to', 'from'])
const EXTERNAL = /^(https?:\/\/|mailto:|tel:|#)/

const pageReason = ({ context, entry }: FieldPlace, address: string): string | null => {
  const path = pagePathOf(address)
  if (/^pt-br(\/|$)/.test(path)) return `${address}: leave out /pt-br, the site adds it`
  const page = context.pages.get(path)
  if (!page) return `${address} leads to no page`
  return page.isDraft && !isDraft(entry) ? `${address} leads to page ${page.id}, which is a draft` : null
}

/** An old address must not hide a page that exists. */
const oldAddressReason = ({ context }: FieldPlace, address: string): string | null => {
  if (!address.startsWith('/')) return `${address} does not start with /`
  const page = context.pages.get(pagePathOf(address))
  return page ? `${address} is the address of page ${page.id}: the redirect would hide it` : null
}

/** Why an address cannot be followed: neither a page of the site nor an address outside. */
export const addressReason = (place: FieldPlace, address: string): string | null => {
  if (address.startsWith('/') && !address.startsWith('//')) return pageReason(place, address)
  return EXTERNAL.test(address)
    ? null
    : `${JSON.stringify(address)} is neither a path that starts with / nor an address such as https://`
}

/** The addresses that stand in text fields named `link`, `url`, `to` and `from`. */
export const addressFindings = (place: FieldPlace, value: unknown): Finding[] => {
  const { context, entry, field } = place
  if (field.type !== 'Symbol' || !ADDRESS_FIELDS.has(field.id) || typeof value !== 'string') return []
  const reason = field.id === 'from' ? oldAddressReason(place, value) : addressReason(place, value)
  return reason === null ? [] : [findingAt(context, entry, field.id, reason)]
}
