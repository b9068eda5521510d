import { onSurface } from '@/ui/components/FixtureSurface/FixtureSurface'
import { LONG_TEXT, LONG_TITLE, RIGHT_TO_LEFT, SENTENCE } from '@/ui/components/fixture-texts'
import type { Fixtures } from '@/ui/components/fixtures'
import { SectionHeading, type SectionHeadingProps } from './SectionHeading'

const all: SectionHeadingProps = { title: 'Durma melhor', eyebrow: 'Dicas', description: SENTENCE }

export const isInset = true

export const fixtures: Fixtures<SectionHeadingProps> = {
  'no words: nothing': { title: null },
  'title only': { title: all.title },
  'with all that there is': all,
  'without a title': { ...all, title: null },
  'long text': { title: LONG_TITLE, eyebrow: LONG_TITLE, description: LONG_TEXT },
  'text from right to left': { title: RIGHT_TO_LEFT, description: RIGHT_TO_LEFT },
  'on a dark surface': onSurface('petrol', <SectionHeading {...all} />),
}
