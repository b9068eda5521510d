/** What a carousel says, by the words of whoever uses it. */
export interface CarouselTexts {
  region: string
  role: string
  slideRole: string
  previous: string
  next: string
  pause: string
  play: string
  newTab: string
  goTo: (position: number) => string
  position: (position: number, total: number) => string
}
