import { Kept } from '@/components/Kept/Kept'
import { nameOfText } from '@/lib/rich-text-tree'
import type { RichText } from '@/models/rich-text'
import { HeadingLevelContext } from '../heading-level'
import styles from './RichText.module.scss'
import { RichTextNodes } from './RichTextNodes'

export interface RichTextBodyProps {
  body: RichText
  /** The level of the text's highest headings, and of the titles of sections in it; 2 unless it stands below a heading of its own. */
  topHeading?: number
}

/** A text as sections draw it: in `RenderSections`, which knows how to draw the sections that stand in it. */
export function RichTextBody({ body, topHeading = 2 }: RichTextBodyProps) {
  if (body.length === 0) return null
  const kept = body.find((block) => block.kind === 'kept')
  return (
    <HeadingLevelContext value={topHeading}>
      <Kept
        as="div"
        name={kept ? kept.name : nameOfText(body)}
        className={styles.text}
        isKept={kept !== undefined}
      >
        <RichTextNodes nodes={body} />
      </Kept>
    </HeadingLevelContext>
  )
}
