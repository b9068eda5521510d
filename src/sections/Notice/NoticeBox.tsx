import { HelpCalls } from '@/components/CallButton/HelpCalls'
import { Icon } from '@/components/Icon/Icon'
import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import type { NoticeSection } from '@/content-model/types/notice'
import { sectionLabels } from '@/labels/sections'
import { useLabels } from '@/labels/use-labels'
import { classNames } from '@/utils/class-names'
import { helpLinesIn } from '@/utils/help-lines'
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
        {tone === 'warning' && <HelpCalls lines={helpLinesIn(`${title} ${text}`)} />}
      </div>
    </div>
  )
}
