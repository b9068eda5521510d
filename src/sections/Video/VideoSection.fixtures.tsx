import { fixturePicture } from '@/components/fixture-picture'
import { LONG_TITLE } from '@/components/fixture-texts'
import type { Fixtures } from '@/components/fixtures'
import type { SectionProps } from '../section-props'

type Props = SectionProps<'video'>

const video = (more: Partial<Props['section']> = {}): Props => ({
  section: {
    type: 'video',
    id: 'video',
    title: 'Como inalar',
    source: { kind: 'youtube', videoId: 'abc' },
    startsAfterClick: true,
    thumbnail: fixturePicture('Um inalador', 1280, 720),
    shape: 'rounded',
    transcript: null,
    ...more,
  },
})

export const fixtures: Fixtures<Props> = {
  rounded: video(),
  square: video({ shape: 'square' }),
  'without a picture': video({ thumbnail: null }),
  'with a transcript': video({ transcript: 'Uma mão tira a tampa.\n\nO bastão vai até a narina.' }),
  'long title': video({ title: LONG_TITLE }),
}
