import { useState } from 'react'
import { sectionLabels } from '@/shared/labels/sections'
import { useLabels } from '@/shared/labels/use-labels'
import { Tabs } from '@/ui/components/Tabs/Tabs'
import { useHeadingLevels } from '../heading-level'
import { RichTextBody } from '../RichText/RichTextBody'
import { SectionFrame } from '../SectionFrame/SectionFrame'
import { SectionHeading } from '../SectionHeading/SectionHeading'
import type { SectionProps } from '../section-props'

export function TabsSection({ section }: SectionProps<'tabs'>) {
  const label = useLabels(sectionLabels)
  const [selected, setSelected] = useState(0)
  const { inner, innerLevel } = useHeadingLevels(section.title)
  if (section.tabs.length === 0) return null
  // With scripts, tabs replace the panels' headings, so a text takes their level.
  const tabs = section.tabs.map(({ body, ...tab }) => ({
    ...tab,
    content: <RichTextBody body={body} topHeading={innerLevel} />,
  }))
  return (
    <SectionFrame>
      <SectionHeading title={section.title} />
      <Tabs
        tabs={tabs}
        label={section.title ?? label('tabs.label')}
        selected={selected}
        onSelect={setSelected}
        hasTexts
        headingLevel={inner}
      />
    </SectionFrame>
  )
}
