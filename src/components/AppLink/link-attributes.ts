import type { Link } from '@/models/link'

/** Attributes of a link as editors wrote it: its tooltip, and where the tag manager finds its event (behavior LINK-6). */
export const linkAttributes = ({ toolTip, analytics }: Pick<Link, 'toolTip' | 'analytics'>) => ({
  title: toolTip,
  'data-event-class': analytics?.eventClass,
  'data-event-label': analytics?.eventLabel,
})
