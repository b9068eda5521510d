/** Texts of a carousel, from its user. */
export interface CarouselTexts {
  region: string
  role: string
  /** Names the row of slides where it is a tab stop. */
  slides: string
  slideRole: string
  previous: string
  next: string
  pause: string
  play: string
  goTo: (position: number) => string
  position: (position: number, total: number) => string
}
