/** Surfaces by token name; see `styles/settings`. */
export type Surface = 'white' | 'ice' | 'mint' | 'petrol' | 'sun'

/** How a picture or video that stands alone is cut: `styles` of its entry. */
export type PictureShape = 'rounded' | 'square' | 'circle'

export type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

export interface SectionBase {
  /** The entry's id; unique within its list. */
  id: string
}
