import type { Link } from '@/shared/content-model/views/link'

/** A link's tooltip and the event for the tag manager (behavior LINK-6). */
export const linkAttributes = ({ toolTip, analytics }: Pick<Link, 'toolTip' | 'analytics'>) => ({
  title: toolTip,
  'data-event-class': analytics?.eventClass,
  'data-event-label': analytics?.eventLabel,
})

export const linkProps = (link: Omit<Link, 'text'>) => ({
  href: link.href,
  isExternal: link.isExternal,
  opensNewTab: link.opensNewTab,
  ...linkAttributes(link),
})
