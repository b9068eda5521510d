import { Tabs } from '@/components/Tabs/Tabs'
import { useLabels } from '@/labels/LabelsProvider'
import { RichTextBody } from '../RichText/RichTextBody'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import { SectionHeading } from '../SectionHeading/SectionHeading'
import type { SectionProps } from '../section-props'
import styles from './TabsSection.module.scss'

/** Texts side by side, one in view. */
export function TabsSection({ section }: SectionProps<'tabs'>) {
  const label = useLabels()
  if (section.tabs.length === 0) return null
  const tabs = section.tabs.map(({ id, title, body }) => ({
    id,
    title,
    content: <RichTextBody body={body} topHeading={section.title ? 4 : 3} />,
  }))
  return (
    <SectionFrame className={styles.section}>
      <SectionHeading title={section.title} />
      <Tabs
        tabs={tabs}
        label={section.title ?? label('tabs.label')}
        headingLevel={section.title ? 'h3' : 'h2'}
      />
    </SectionFrame>
  )
}
