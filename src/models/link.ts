/** A link as drawn: `href` is normalised already (specification §2, "Link rules"). */
export interface Link {
  href: string
  text: string
  isExternal: boolean
  opensNewTab: boolean
}

export type ActionVariant = 'primary' | 'secondary' | 'tertiary' | 'text'

/** A link button (specification §3) with what analytics needs of it. */
export interface Action extends Link {
  id: string
  variant: ActionVariant
  toolTip: string | null
  analytics: { eventClass: string | null; eventLabel: string | null } | null
  isFullWidthOnPhone: boolean
}
