import dynamic from 'next/dynamic'
import { Fragment, useContext, useMemo } from 'react'
import { Island } from '@/browser/hydration/Island'
import { onDemand } from '@/browser/hydration/on-demand'
import type { RichText } from '@/shared/content-model/views/rich-text'
import { partsOf, type RichTextPart } from '@/shared/content-model/views/rich-text-tree'
import { HeadingLevelContext } from '../heading-level'
import styles from './RichText.module.scss'
import { SectionRendererContext } from './section-renderer'

const RichTextNodes = onDemand(
  dynamic(() => import('./RichTextNodes').then((module) => module.RichTextNodes)),
)

export interface RichTextBodyProps {
  body: RichText
  /** Level of the highest headings, also of embedded sections' titles; 2 by default. */
  topHeading?: number
}

/** A text within `RenderSections`, which renders embedded sections. These hydrate, the text does not. */
export function RichTextBody({ body, topHeading = 2 }: RichTextBodyProps) {
  const Section = useContext(SectionRendererContext)
  // The same lists at each render, so that islands stay.
  const parts = useMemo(() => partsOf(body), [body])
  if (body.length === 0) return null

  const render = (part: RichTextPart) => {
    if (Array.isArray(part))
      return (
        <Island hydrateOn="off">
          <RichTextNodes nodes={part} />
        </Island>
      )
    // E.g. a list with a section in it.
    if (part.kind !== 'section') return <RichTextNodes nodes={[part]} />
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
          <Fragment key={index}>{render(part)}</Fragment>
        ))}
      </div>
    </HeadingLevelContext>
  )
}
