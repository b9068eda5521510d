import type { Fixtures } from '../fixtures'
import type { VideoPlayerProps } from './VideoPlayer'

const player = (source: VideoPlayerProps['source']): VideoPlayerProps => ({
  title: 'Como inalar',
  source,
  startsAtOnce: false,
})

/** Players take the focus. */
export const takesWindow = true

export const fixtures: Fixtures<VideoPlayerProps> = {
  'of YouTube': player({ kind: 'youtube', videoId: 'abc' }),
  'of Vimeo': player({ kind: 'vimeo', videoId: '1' }),
  'a file that does not come': player({ kind: 'file', url: '/gallery/none.mp4' }),
  'a file with captions': player({
    kind: 'file',
    url: '/gallery/none.mp4',
    captionsUrl: '/gallery/none.vtt',
  }),
}
