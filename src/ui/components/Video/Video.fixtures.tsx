import { fixturePicture } from '../fixture-picture'
import type { Fixtures } from '../fixtures'
import type { VideoProps } from './Video'

const video = (more: Partial<VideoProps> = {}): VideoProps => ({
  title: 'Como inalar',
  source: { kind: 'youtube', videoId: 'abc' },
  thumbnail: fixturePicture('Um inalador', 1280, 720),
  startsAfterClick: true,
  ...more,
})

export const isNarrow = true

export const fixtures: Fixtures<VideoProps> = {
  'of a video service': video(),
  'a file': video({ source: { kind: 'file', url: '/video.mp4', captionsUrl: '/video.vtt' } }),
  'without a picture': video({ thumbnail: null }),
  'square corners': video({ hasSquareCorners: true }),
}
