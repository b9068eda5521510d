import { fixturePicture } from '@/ui/components/fixture-picture'
import { LONG_TITLE } from '@/ui/components/fixture-texts'
import { statesOf } from '../section-fixture'

export const fixtures = statesOf<'video'>(
  {
    type: 'video',
    updatedAt: '2026-11-20T12:00:00.000Z',
    id: 'video',
    title: 'Como inalar',
    source: { kind: 'youtube', videoId: 'abc' },
    startsAfterClick: true,
    thumbnail: fixturePicture('Um inalador', 1280, 720),
    shape: 'rounded',
    transcript: null,
  },
  {
    rounded: {},
    square: { shape: 'square' },
    'without a picture': { thumbnail: null },
    'with a transcript': { transcript: 'Uma mão tira a tampa.\n\nO bastão vai até a narina.' },
    'long title': { title: LONG_TITLE },
  },
)
