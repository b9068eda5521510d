/** What a carousel says, by the words of whoever uses it. */
export interface CarouselTexts {
  region: string
  role: string
  /** Names the row of slides where it is a stop of the Tab key. */
  slides: string
  slideRole: string
  previous: string
  next: string
  pause: string
  play: string
  goTo: (position: number) => string
  position: (position: number, total: number) => string
}
