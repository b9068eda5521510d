import type { Options } from '@contentful/rich-text-react-renderer'
import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types'
import { Fragment, type ReactNode } from 'react'
import { AppLink } from '@/components/AppLink/AppLink'
import { tabStop } from '@/lib/tab-stop'
import type { Section } from '@/models/sections'
import { headingTag } from '../heading-level'
import styles from './RichText.module.scss'

export interface RichTextTexts {
  /** Names the region in which a wide table scrolls, by its columns. */
  table: (columns: string) => string
}

type Node = { data: { href?: string; anchor?: string; section?: Section; scope?: string; columns?: string } }

/** A text's headings in their order, the first the highest: the mapper has put them without gaps. */
const headingTypes = [
  BLOCKS.HEADING_2,
  BLOCKS.HEADING_3,
  BLOCKS.HEADING_4,
  BLOCKS.HEADING_5,
  BLOCKS.HEADING_6,
]

const headingNodes = (top: number) =>
  headingTypes.map((type, index) => {
    const Heading = headingTag(top + index)
    const look = Heading === 'h2' ? styles.heading : styles.subheading
    return [
      type,
      ({ data }: Node, children: ReactNode) => (
        <Heading id={data.anchor} className={look}>
          {children}
        </Heading>
      ),
    ] as const
  })

/** How each kind of node is drawn; sections in the text are drawn by `renderSection`. */
export const richTextOptions = (
  texts: RichTextTexts,
  renderSection: (section: Section) => ReactNode,
  top: number,
): Options => {
  const embedded = ({ data }: Node) =>
    data.section ? <div className={styles.embedded}>{renderSection(data.section)}</div> : null
  const link = ({ data }: Node, children: ReactNode) =>
    data.href ? (
      <AppLink href={data.href} className={styles.link}>
        {children}
      </AppLink>
    ) : (
      children
    )

  return {
    renderMark: { [MARKS.CODE]: (words) => <code className={styles.code}>{words}</code> },
    renderNode: {
      [BLOCKS.PARAGRAPH]: (_, children) => <p className={styles.paragraph}>{children}</p>,
      [BLOCKS.UL_LIST]: (_, children) => <ul className={styles.list}>{children}</ul>,
      [BLOCKS.OL_LIST]: (_, children) => <ol className={styles.list}>{children}</ol>,
      [BLOCKS.QUOTE]: (_, children) => <blockquote className={styles.quote}>{children}</blockquote>,
      [BLOCKS.HR]: () => <hr className={styles.rule} />,
      ...Object.fromEntries(headingNodes(top)),
      [BLOCKS.TABLE]: ({ data }: Node, rows) => (
        <section
          className={styles.table}
          data-tone="light"
          aria-label={texts.table(data.columns ?? '')}
          {...tabStop}
        >
          <table>
            <tbody>{rows}</tbody>
          </table>
        </section>
      ),
      [BLOCKS.TABLE_HEADER_CELL]: ({ data }: Node, children) => <th scope={data.scope}>{children}</th>,
      [BLOCKS.EMBEDDED_ENTRY]: embedded,
      [BLOCKS.EMBEDDED_ASSET]: embedded,
      [BLOCKS.EMBEDDED_RESOURCE]: embedded,
      [INLINES.EMBEDDED_ENTRY]: ({ data }: Node) => data.section && renderSection(data.section),
      [INLINES.EMBEDDED_RESOURCE]: () => null,
      [INLINES.HYPERLINK]: link,
      [INLINES.ENTRY_HYPERLINK]: link,
      [INLINES.ASSET_HYPERLINK]: link,
      [INLINES.RESOURCE_HYPERLINK]: (_, children) => <Fragment>{children}</Fragment>,
    },
  }
}
