import type { PICTURE_SHAPES, SURFACES } from '@/content-model/vocabulary'

/** Surfaces by token name; see `styles/settings`. */
export type Surface = (typeof SURFACES)[number]

/** How a picture or video that stands alone is cut: `styles` of its entry. */
export type PictureShape = (typeof PICTURE_SHAPES)[number]

export type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

export interface SectionBase {
  /** The entry's id; unique within its list. */
  id: string
}
