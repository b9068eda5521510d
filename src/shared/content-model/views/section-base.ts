import type { PICTURE_SHAPES, SURFACES } from '@/shared/content-model/vocabulary'

/** Surfaces by token name; see `styles/settings`. */
export type Surface = keyof typeof SURFACES

/** How a picture or video that stands alone is cut: `styles` of its entry. */
export type PictureShape = keyof typeof PICTURE_SHAPES

export type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

export interface SectionBase {
  /** The entry's id; unique within its list. */
  id: string
}
