import { DisclosureMark } from '@/components/DisclosureMark/DisclosureMark'
import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import { sectionLabels } from '@/labels/sections'
import { useLabels } from '@/labels/use-labels'
import styles from './VideoSection.module.scss'

/** What a film shows and says, folded. */
export function Transcript({ text }: { text: string }) {
  const label = useLabels(sectionLabels)
  return (
    <details className={styles.transcript} data-screen-only="">
      <summary className={styles.summary}>
        {label('video.transcript')}
        <DisclosureMark />
      </summary>
      <Paragraphs text={text} />
    </details>
  )
}
