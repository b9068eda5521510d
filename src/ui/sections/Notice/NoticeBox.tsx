import type { NoticeSection } from '@/shared/content-model/types/notice'
import { helpLinesIn } from '@/shared/content-model/views/help-lines'
import { sectionLabels } from '@/shared/labels/sections'
import { useLabels } from '@/shared/labels/use-labels'
import { classNames } from '@/shared/utils/class-names'
import { HelpCalls } from '@/ui/components/CallButton/HelpCalls'
import { Icon } from '@/ui/components/Icon/Icon'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { useHeadingLevels } from '../heading-level'
import styles from './NoticeSection.module.scss'

/** A box that names its kind of notice in words. Numbers that a warning names follow as buttons, those of its title first. */
export function NoticeBox({ notice: { tone, title, text } }: { notice: NoticeSection }) {
  const label = useLabels(sectionLabels)
  const { own: Heading } = useHeadingLevels(title)
  return (
    <div className={classNames(styles.notice, styles[tone])} role="note" data-tone="light">
      <Icon name={tone} className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.kind}>{label(`notice.${tone}`)}</p>
        {title && <Heading className={styles.title}>{title}</Heading>}
        <Paragraphs text={text} />
        {tone === 'warning' && <HelpCalls lines={helpLinesIn([title, text].join(' '))} />}
      </div>
    </div>
  )
}
