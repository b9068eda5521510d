import { documentToReactComponents } from '@contentful/rich-text-react-renderer'
import { useContext, useMemo } from 'react'
import { sectionLabels } from '@/labels/sections'
import { useLabels } from '@/labels/use-labels'
import type { RichText } from '@/models/rich-text'
import { HeadingLevelContext } from '../heading-level'
import { expandDocument } from './expand-document'
import styles from './RichText.module.scss'
import { richTextOptions } from './rich-text-options'
import { SectionRendererContext } from './section-renderer'

export interface RichTextBodyProps {
  body: RichText
  /** The level of the text's highest headings, and of the titles of sections in it; 2 unless it stands below a heading of its own. */
  topHeading?: number
}

/** A text as sections draw it: in `RenderSections`, which knows how to draw the sections that stand in it. */
export function RichTextBody({ body, topHeading = 2 }: RichTextBodyProps) {
  const label = useLabels(sectionLabels)
  const renderSection = useContext(SectionRendererContext)
  const document = useMemo(() => expandDocument(body), [body])
  if (document.content.length === 0) return null
  const texts = {
    table: (columns: string) => (columns ? label('table.label', { columns }) : label('table.plain')),
  }
  return (
    <HeadingLevelContext value={topHeading}>
      <div className={styles.text}>
        {documentToReactComponents(document, richTextOptions(texts, renderSection, topHeading))}
      </div>
    </HeadingLevelContext>
  )
}
