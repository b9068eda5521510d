import { measure } from '../measure'

const QUARTERS = [25, 50, 75]
const PLAYERS = /^https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com)\//

/** Reports the progress of videos; for players of other hosts only the start. @returns ends it */
export function listenToVideos(): () => void {
  const reported = new WeakMap<HTMLVideoElement, number[]>()
  const listeners = new AbortController()
  /** These events do not bubble. */
  const options = { capture: true, signal: listeners.signal }
  const titleOf = (element: Element) => ({
    video_title: element.getAttribute('aria-label') ?? element.getAttribute('title') ?? '',
  })
  const on = (type: string, read: (video: HTMLVideoElement) => void) =>
    document.addEventListener(
      type,
      ({ target }) => target instanceof HTMLVideoElement && read(target),
      options,
    )

  on('play', (video) => {
    if (reported.has(video)) return
    reported.set(video, [])
    measure('video_start', titleOf(video))
  })
  on('timeupdate', (video) => {
    const before = reported.get(video)
    const percent = (100 * video.currentTime) / video.duration
    for (const quarter of QUARTERS) {
      if (!before || before.includes(quarter) || !(percent >= quarter)) continue
      before.push(quarter)
      measure('video_progress', { ...titleOf(video), video_percent: quarter })
    }
  })
  on('ended', (video) => measure('video_complete', titleOf(video)))
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLIFrameElement && PLAYERS.test(target.src))
        measure('video_start', titleOf(target))
    },
    options,
  )
  return () => listeners.abort()
}
