import { Icon } from '@/components/Icon/Icon'
import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import { useLabels } from '@/labels/LabelsProvider'
import { classNames } from '@/lib/class-names'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import type { SectionProps } from '../section-props'
import styles from './NoticeSection.module.scss'

/** A calm box that says in words, not only by colour, what kind of notice it is. */
export function NoticeSection({ section: { tone, title, text } }: SectionProps<'notice'>) {
  const label = useLabels()
  return (
    <SectionFrame>
      <div className={classNames(styles.notice, styles[tone])} role="note" data-tone="light">
        <Icon name={tone} className={styles.icon} />
        <div className={styles.body}>
          <p className={styles.kind}>{label(`notice.${tone}`)}</p>
          {title && <p className={styles.title}>{title}</p>}
          <Paragraphs text={text} />
        </div>
      </div>
    </SectionFrame>
  )
}
