import { Video } from '@/components/Video/Video'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import type { SectionProps } from '../section-props'
import { Transcript } from './Transcript'
import styles from './VideoSection.module.scss'

/** A video as a figure, with title and description. */
export function VideoSection({ section, isMain = false }: SectionProps<'video'>) {
  const { title, transcript, shape } = section
  return (
    <SectionFrame>
      <figure className={styles.figure} data-screen-only="">
        <Video {...section} isMain={isMain} hasSquareCorners={shape === 'square'} />
        <figcaption className="tone-muted small">{title}</figcaption>
        {transcript && <Transcript text={transcript} />}
      </figure>
    </SectionFrame>
  )
}
