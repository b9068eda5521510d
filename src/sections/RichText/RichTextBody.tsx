import { Fragment, useContext, useMemo } from 'react'
import { partsOf, type RichTextPart } from '@/lib/rich-text-tree'
import type { RichText } from '@/models/rich-text'
import { HeadingLevelContext } from '../heading-level'
import styles from './RichText.module.scss'
import { SectionRendererContext } from './section-renderer'
import { LivelyNodes, StillNodes } from './text-parts'

export interface RichTextBodyProps {
  body: RichText
  /** The level of the text's highest headings, and of the titles of sections in it; 2 unless it stands below a heading of its own. */
  topHeading?: number
}

/**
 * A text as sections draw it: in `RenderSections`, which knows how to draw the sections that stand in it. They come alive,
 * the words between them stay as the server drew them (ADR 43).
 */
export function RichTextBody({ body, topHeading = 2 }: RichTextBodyProps) {
  const Section = useContext(SectionRendererContext)
  // The same lists whenever the page is drawn again, so that still parts stay.
  const parts = useMemo(() => partsOf(body), [body])
  if (body.length === 0) return null

  const draw = (part: RichTextPart) => {
    if (Array.isArray(part)) return <StillNodes nodes={part} />
    if (part.kind !== 'section') return <LivelyNodes nodes={[part]} />
    return (
      <div className={styles.embedded}>
        <Section section={part.section} />
      </div>
    )
  }

  return (
    <HeadingLevelContext value={topHeading}>
      <div className={styles.text}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are never put in another order.
          <Fragment key={index}>{draw(part)}</Fragment>
        ))}
      </div>
    </HeadingLevelContext>
  )
}
