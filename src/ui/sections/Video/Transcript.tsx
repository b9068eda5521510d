import { sectionLabels } from '@/shared/labels/sections'
import { useLabels } from '@/shared/labels/use-labels'
import { DisclosureMark } from '@/ui/components/DisclosureMark/DisclosureMark'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
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
