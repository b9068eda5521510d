import type { Entry } from '@/shared/content-model/entry'
import type { Action, Link, LinkAnalytics, ScreenKind } from '@/shared/content-model/views/link'
import { type Address, toAddress } from '@/shared/routing/links'

type Target = '_self' | '_blank' | null

/** What editors chose, else: links to other sites open a new tab, except mail and telephone. */
const opensNewTab = (choice: Target, { href, isExternal }: Address): boolean | undefined => {
  if (choice === '_blank' || !isExternal) return choice === '_blank' || undefined
  return choice === null ? /^https?:/i.test(href) || undefined : false
}

/** A link from an address as editors write it; null when it must not be drawn: unsafe, or without a name. */
export function makeLink(url: string | null, text: string, choice: Target = null): Link | null {
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

/** A link without words of its own is called `name`; without that, by its address. */
export function mapNamedLink(entry: Entry<'link'>, name: string | null): Link {
  const { text, url, target } = entry.fields
  return makeLink(url, text ?? name ?? url, target) ?? entry.fail('url', 'badAddress')
}

export function mapLink(entry: Entry<'link'>): Link {
  return mapNamedLink(entry, null)
}

const screenKinds: ScreenKind[] = ['desktop', 'tablet', 'smartphone']

/** `{ "desktop": "auto", "tablet": "auto", "smartphone": "full" }`: the screens that say `full`. */
const fullWidthScreens = (componentWidth: unknown): ScreenKind[] => {
  const widths = new Map(Object.entries(componentWidth ?? {}))
  return screenKinds.filter((screen) => widths.get(screen) === 'full')
}

/** What analytics learns of a link, or null when editors named nothing. */
export function makeAnalytics(eventClass: string | null, eventLabel: string | null): LinkAnalytics | null {
  return eventClass || eventLabel
    ? { ...(eventClass && { eventClass }), ...(eventLabel && { eventLabel }) }
    : null
}

/** A link button without its look, such as in menus and the footer. */
export function mapButtonAsLink(entry: Entry<'linkButton'>): Link {
  const { link, linkText, target, toolTip, gaEventClass, gaEventLabel } = entry.fields
  const analytics = makeAnalytics(gaEventClass, gaEventLabel)
  return {
    ...(makeLink(link, linkText, target) ?? entry.fail('link', 'badAddress')),
    ...(toolTip && { toolTip }),
    ...(analytics && { analytics }),
  }
}

export function mapAction(entry: Entry<'linkButton'>): Action {
  const { variant, styles, componentWidth } = entry.fields
  const fullWidthOn = fullWidthScreens(componentWidth)
  return {
    ...mapButtonAsLink(entry),
    id: entry.id,
    variant,
    ...(styles !== 'default' && { size: styles }),
    ...(fullWidthOn.length > 0 && { fullWidthOn }),
  }
}
