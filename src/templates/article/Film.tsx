import { Video } from '@/components/Video/Video'
import type { VideoSection } from '@/content-model/types/video'
import { sectionLabels } from '@/labels/sections'
import { useLabels } from '@/labels/use-labels'

/** A how-to's film, in place of the opening's picture. */
export function Film({ film, sizes }: { film: VideoSection; sizes: string }) {
  const label = useLabels(sectionLabels)
  const { title } = film
  return (
    <Video
      {...film}
      sizes={sizes}
      isMain
      playLabel={label('video.play', { title })}
      openLabel={label('video.open', { title })}
    />
  )
}
