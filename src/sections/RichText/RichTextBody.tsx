import { documentToReactComponents } from '@contentful/rich-text-react-renderer'
import { useContext, useMemo } from 'react'
import { useLabels } from '@/labels/LabelsProvider'
import type { RichText } from '@/models/rich-text'
import { expandDocument } from './expand-document'
import styles from './RichText.module.scss'
import { richTextOptions, type TopHeading } from './rich-text-options'
import { SectionRendererContext } from './section-renderer'
import { TopHeadingContext } from './top-heading'

export interface RichTextBodyProps {
  body: RichText
  /** 2 unless the text stands below a heading of its own. */
  topHeading?: TopHeading
}

/** A text as sections draw it: in `RenderSections`, which knows how to draw the sections that stand in it. */
export function RichTextBody({ body, topHeading = 2 }: RichTextBodyProps) {
  const label = useLabels()
  const renderSection = useContext(SectionRendererContext)
  const document = useMemo(() => expandDocument(body), [body])
  if (document.content.length === 0) return null
  const texts = {
    table: (columns: string) => label('table.label', { columns }),
    newTab: label('link.newTab'),
  }
  return (
    <TopHeadingContext value={topHeading}>
      <div className={styles.text}>
        {documentToReactComponents(document, richTextOptions(texts, renderSection, topHeading))}
      </div>
    </TopHeadingContext>
  )
}
