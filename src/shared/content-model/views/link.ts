import type { ACTION_VARIANTS } from '@/shared/content-model/vocabulary'

/** A link as rendered, normalized (LINK-1, LINK-2). A page carries dozens: what is false is left out. */
export interface Link {
  href: string
  text: string
  isExternal?: true
  /** Where editors chose it, or where the address asks for it; false only where a link to another site shall stay. */
  opensNewTab?: boolean
  toolTip?: string
  analytics?: LinkAnalytics
}

/** What analytics learns of a link, as editors named it. */
export interface LinkAnalytics {
  eventClass?: string
  eventLabel?: string
}

export type ActionVariant = keyof typeof ACTION_VARIANTS
export type ActionSize = 'compact' | 'large'

export type ScreenKind = 'desktop' | 'tablet' | 'smartphone'

/** A link button (behavior MODEL-2) with its look. */
export interface Action extends Link {
  id: string
  variant: ActionVariant
  size?: ActionSize
  fullWidthOn?: ScreenKind[]
}
