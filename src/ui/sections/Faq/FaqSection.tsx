import { Accordion } from '@/ui/components/Accordion/Accordion'
import { ActionButton } from '@/ui/components/ActionButton/ActionButton'
import { useHeadingLevels } from '../heading-level'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import { SectionHeading } from '../SectionHeading/SectionHeading'
import type { SectionProps } from '../section-props'
import styles from './FaqSection.module.scss'
import { questionPanels } from './question-panels'

/** Questions and answers; a link to an anchor opens its question. */
export function FaqSection({ section: { title, questions, action } }: SectionProps<'faq'>) {
  const { inner } = useHeadingLevels(title)
  return (
    <SectionFrame className={styles.section}>
      <div className={styles.head}>
        <SectionHeading title={title} />
        {action && <ActionButton action={action} />}
      </div>
      <Accordion panels={questionPanels(questions)} headingLevel={inner} />
    </SectionFrame>
  )
}
