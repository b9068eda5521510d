import { Video } from '@/ui/components/Video/Video'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import type { SectionProps } from '../section-props'
import { Transcript } from './Transcript'
import styles from './VideoSection.module.scss'

/** A video as a figure, with title and description. */
export function VideoSection({ section, isMain = false }: SectionProps<'video'>) {
  const { title, transcript, shape } = section
  return (
    <SectionFrame>
      <div className={styles.film} data-screen-only="">
        <figure className={styles.figure}>
          <Video {...section} isMain={isMain} hasSquareCorners={shape === 'square'} />
          <figcaption className="tone-muted small">{title}</figcaption>
        </figure>
        {transcript && <Transcript text={transcript} />}
      </div>
    </SectionFrame>
  )
}
