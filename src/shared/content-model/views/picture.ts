import type { Focus } from '@/shared/content-model/vocabulary'

/** One picture file: its full address (scheme included) and its own size in pixels. */
export interface ImageFile {
  url: string
  width: number
  height: number
}

/** A picture with a source per kind of screen; `alt` is empty when the picture only decorates. */
export interface Picture {
  alt: string
  /** Shown while the pointer rests on it. */
  toolTip?: string
  /** What stays in sight where it is cut; without, what the place of the picture says. */
  focus?: Focus
  desktop: ImageFile
  tablet?: ImageFile
  mobile?: ImageFile
}
