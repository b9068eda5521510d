import { fixturePicture } from '../fixture-picture'
import { actionFixture, LONG_TEXT, LONG_TITLE, RIGHT_TO_LEFT, SENTENCE } from '../fixture-texts'
import type { Fixtures } from '../fixtures'
import type { BannerContent, BannerProps } from './Banner'

const banner = (variant: BannerContent['variant'], more: Partial<BannerContent> = {}): BannerProps => ({
  headingLevel: 'h2',
  banner: {
    variant,
    tagline: 'Para respirar melhor',
    title: 'Noites leves para toda a família',
    description: SENTENCE,
    image: fixturePicture('Uma família na sala'),
    actions: [actionFixture()],
    ...more,
  },
})

export const fixtures: Fixtures<BannerProps> = {
  hero: banner('hero'),
  split: banner('split'),
  overlay: banner('overlay'),
  compact: banner('compact'),
  'hero, words only': banner('hero', { image: null }),
  'split, words only': banner('split', { image: null }),
  'overlay, words only': banner('overlay', { image: null }),
  'compact, words only': banner('compact', { image: null }),
  'title only': banner('split', { tagline: null, description: null, image: null, actions: [] }),
  'with all that there is': banner('split', {
    titleParts: { first: 'Noites leves', second: 'para todos' },
    subTitle: 'Desde 1987',
    quotes: ['“Dormimos a noite toda.”', '“Cheiro de infância.”'],
    badge: fixturePicture('Selo de trinta anos', 300, 300),
    actions: [actionFixture(), actionFixture({ id: 'second', variant: 'secondary', text: 'Comparar' })],
    link: { href: '/pt-br/dicas/', text: 'Ler as dicas' },
  }),
  'long text': banner('split', { title: LONG_TITLE, description: LONG_TEXT }),
  'hero, long text': banner('hero', { title: LONG_TITLE, description: LONG_TEXT }),
  'text from right to left': banner('compact', { title: RIGHT_TO_LEFT, description: RIGHT_TO_LEFT }),
}
