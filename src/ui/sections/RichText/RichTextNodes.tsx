import { createElement, Fragment, type ReactNode, useContext } from 'react'
import type {
  RichTextBlock,
  RichTextCell,
  RichTextMark,
  RichTextNode,
} from '@/shared/content-model/views/rich-text'
import { sectionLabels } from '@/shared/labels/sections'
import { useLabels } from '@/shared/labels/use-labels'
import { classNames } from '@/shared/utils/class-names'
import { tabStop } from '@/shared/utils/tab-stop'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { HeadingLevelContext, headingTag } from '../heading-level'
import styles from './RichText.module.scss'
import { SectionRendererContext } from './section-renderer'

const MARK_TAGS = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  strikethrough: 's',
} as const satisfies Record<RichTextMark, string>

const marked = (words: ReactNode, mark: RichTextMark): ReactNode =>
  createElement(MARK_TAGS[mark], mark === 'code' ? { className: styles.code } : null, words)

/** A table with as many columns is wider than a phone. */
const WIDE = 4

/** A heading that begins with an hour ("20 h, antes de deitar") is a step of a plan, on a line of time. */
const HOUR = /^(\d{1,2} h(?: às \d{1,2} h)?), (.+)$/

/** Without keys: nodes are never reordered. */
const each = <Part,>(parts: Part[], render: (part: Part) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...parts.map((part) => render(part)))

/** Renders the nodes of a text and their children. */
export function RichTextNodes({ nodes }: { nodes: RichTextBlock[] }): ReactNode {
  const label = useLabels(sectionLabels)
  const top = useContext(HeadingLevelContext)
  const Section = useContext(SectionRendererContext)
  const inner = (children: RichTextNode[]): ReactNode => each(children, render)
  const item = (blocks: RichTextBlock[]) => <li>{inner(blocks)}</li>
  const cell = ({ scope, children }: RichTextCell) => {
    const content = inner(children)
    const [only] = children.length === 1 ? children : []
    const [first, ...others] = only?.kind === 'paragraph' ? only.children : []
    const isLink = others.length === 0 && typeof first === 'object' && first.kind === 'link'
    const className = isLink ? styles.alone : undefined
    return scope ? (
      <th scope={scope} className={className}>
        {content}
      </th>
    ) : (
      <td className={className}>{content}</td>
    )
  }
  const row = (cells: RichTextCell[]) => <tr>{each(cells, cell)}</tr>

  const render = (node: RichTextNode): ReactNode => {
    if (typeof node === 'string') return node
    switch (node.kind) {
      case 'text':
        return node.marks.reduce(marked, node.value)
      case 'link':
        return (
          <AppLink href={node.href} className={styles.link}>
            {inner(node.children)}
          </AppLink>
        )
      case 'paragraph':
        return <p>{inner(node.children)}</p>
      case 'heading': {
        const Heading = headingTag(top + node.level - 1)
        const className = Heading === 'h2' ? styles.heading : styles.subheading
        const [first, ...others] = node.children
        const [, hour, words] = (typeof first === 'string' && HOUR.exec(first)) || []
        return (
          <Heading id={node.anchor} className={classNames(className, hour && styles.hour)}>
            {hour && (
              <span className={styles.time}>
                {hour}
                <span className="visually-hidden">,</span>
              </span>
            )}
            {inner(hour ? [` ${words}`, ...others] : node.children)}
          </Heading>
        )
      }
      case 'list': {
        const List = node.isOrdered ? 'ol' : 'ul'
        return <List className={styles.list}>{each(node.items, item)}</List>
      }
      case 'quote':
        return <blockquote className={styles.quote}>{inner(node.children)}</blockquote>
      case 'rule':
        return <hr className={styles.rule} />
      case 'table': {
        const { columns, rows } = node
        return (
          // No landmark: two tables of a page may have the same columns.
          <figure
            className={styles.table}
            data-tone="light"
            aria-label={columns ? label('table.label', { columns }) : label('table.plain')}
            {...tabStop}
          >
            {(rows[0]?.length ?? 0) >= WIDE && (
              <p className={styles.hint} aria-hidden="true" data-screen-only="">
                {label('table.hint')}
              </p>
            )}
            <table>
              <tbody>{each(rows, row)}</tbody>
            </table>
          </figure>
        )
      }
      case 'section':
        return (
          <div className={styles.embedded}>
            <Section section={node.section} />
          </div>
        )
      default:
        node satisfies never
        return null
    }
  }

  return inner(nodes)
}
