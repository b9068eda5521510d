import { z } from 'zod'
import type { Action, Link, LinkAnalytics, ScreenKind } from '@/models/link'
import { type Address, toAddress } from '@/routing/links'
import { oneOf, optionalText, requiredText } from '../entries/fields'
import { defineMapper } from './define-mapper'

const target = oneOf(['_self', '_blank', 'auto'], 'auto')

/** What editors chose, else: links to other sites open a new tab, except mail and telephone. */
const opensNewTab = (choice: z.infer<typeof target>, { href, isExternal }: Address): boolean | undefined => {
  if (choice === '_blank' || !isExternal) return choice === '_blank' || undefined
  return choice === 'auto' ? /^https?:/i.test(href) || undefined : false
}

/** A link from an address as editors write it; null when it must not be drawn: unsafe, or without a name. */
export const makeLink = (
  url: string | null,
  text: string,
  choice: z.infer<typeof target> = 'auto',
): Link | null => {
  const address = toAddress(url)
  if (!address || text === '') return null
  const { href, isExternal } = address
  const newTab = opensNewTab(choice, address)
  return {
    href,
    text,
    ...(isExternal && { isExternal }),
    ...(newTab !== undefined && { opensNewTab: newTab }),
  }
}

const linkFields = z.object({ text: optionalText, url: requiredText, target })

/** A link without words of its own is called `name`; without that, by its address. */
export const linkNamed = (name: string | null) =>
  defineMapper(
    'link',
    linkFields,
    (fields, entry): Link =>
      makeLink(fields.url, fields.text ?? name ?? fields.url, fields.target) ??
      entry.fail('url', 'is no safe address'),
  )

export const linkMapper = linkNamed(null)

const screenKinds: ScreenKind[] = ['desktop', 'tablet', 'smartphone']

/** `{ "desktop": "auto", "tablet": "auto", "smartphone": "full" }`: the screens that say `full`. */
const componentWidth = z
  .record(z.string(), z.unknown())
  .nullish()
  .catch(null)
  .transform((value): ScreenKind[] => screenKinds.filter((screen) => value?.[screen] === 'full'))

const linkButtonFields = z.object({
  link: requiredText,
  linkText: requiredText,
  toolTip: optionalText,
  target,
  variant: oneOf(['primary', 'secondary', 'tertiary', 'text'], 'primary'),
  gaEventClass: optionalText,
  styles: oneOf(['default', 'compact', 'large'], 'default'),
  gaEventLabel: optionalText,
  componentWidth,
})

export const actionMapper = defineMapper('linkButton', linkButtonFields, (fields, entry): Action => {
  const link =
    makeLink(fields.link, fields.linkText, fields.target) ?? entry.fail('link', 'is no safe address')
  const analytics = makeAnalytics(fields.gaEventClass, fields.gaEventLabel)
  return {
    ...link,
    id: entry.id,
    variant: fields.variant,
    ...(fields.toolTip && { toolTip: fields.toolTip }),
    ...(analytics && { analytics }),
    ...(fields.styles !== 'default' && { size: fields.styles }),
    ...(fields.componentWidth.length > 0 && { fullWidthOn: fields.componentWidth }),
  }
})

/** What analytics learns of a link, or null when editors named nothing. */
export const makeAnalytics = (eventClass: string | null, eventLabel: string | null): LinkAnalytics | null =>
  eventClass || eventLabel ? { ...(eventClass && { eventClass }), ...(eventLabel && { eventLabel }) } : null

/** A link button where only the link counts, such as in menus and the footer. */
export const linkButtonAsLink = defineMapper(
  'linkButton',
  linkButtonFields,
  (fields, entry): Link =>
    makeLink(fields.link, fields.linkText, fields.target) ?? entry.fail('link', 'is no safe address'),
)
