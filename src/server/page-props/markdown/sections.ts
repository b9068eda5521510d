import type { Link } from '@/shared/content-model/views/link'
import type {
  RichText,
  RichTextBlock,
  RichTextCell,
  RichTextInline,
  RichTextMark,
  RichTextMarked,
  SectionOf,
  SectionType,
} from '@/shared/content-model/views/rich-text'
import { cardList } from './cards'
import type { TwinContext } from './twin-context'
import {
  blocks,
  bullets,
  escapeStart,
  escapeWords,
  hardBreaks,
  heading,
  indent,
  link,
  plainText,
  questions,
  quote,
} from './words'

/** Marks without a sign in Markdown are written as HTML, which CommonMark allows; an underline says nothing. */
const MARKS: Record<RichTextMark, readonly [string, string]> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  underline: ['', ''],
  code: ['`', '`'],
  superscript: ['<sup>', '</sup>'],
  subscript: ['<sub>', '</sub>'],
  strikethrough: ['~~', '~~'],
}

/** Spaces at the ends of marked words stay outside of the marks: `** so **` would not be read as bold. */
const marked = ({ value, marks }: RichTextMarked): string => {
  const words = value.trim()
  if (words === '') return value
  const [before = '', after = ''] = value.split(words)
  const inner = marks.includes('code') ? words.replaceAll('`', "'") : escapeWords(words)
  const written = marks.reduce((text, mark) => `${MARKS[mark][0]}${text}${MARKS[mark][1]}`, inner)
  return `${before}${written}${after}`
}

const line = (nodes: readonly RichTextInline[], context: TwinContext): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escapeWords(node)
      return node.kind === 'text'
        ? marked(node)
        : link(line(node.children, context), context.absolute(node.href))
    })
    .join('')

/** A table of Markdown has one line for each row. */
const cell = ({ children }: RichTextCell, context: TwinContext): string =>
  richText(children, 6, context).replace(/\s*\n+\s*/g, '<br>')

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const table = (rows: readonly RichTextCell[][], context: TwinContext): string => {
  const width = Math.max(...rows.map((cells) => cells.length))
  const written = rows.map((cells) =>
    Array.from({ length: width }, (_, at) => (cells[at] ? cell(cells[at], context) : '')),
  )
  const hasHead = rows[0]?.every(({ scope }) => scope === 'col') ?? false
  const [head = [], ...body] = hasHead ? written : [Array.from({ length: width }, () => ''), ...written]
  return [row(head), row(head.map(() => '---')), ...body.map(row)].join('\n')
}

const list = (items: readonly RichText[], isOrdered: boolean, level: number, context: TwinContext): string =>
  items
    .map((item, at) => {
      const sign = isOrdered ? `${at + 1}. ` : '- '
      return sign + indent(richText(item, level, context), sign.length)
    })
    .join('\n')

const blockOf = (block: RichTextBlock, level: number, context: TwinContext): string => {
  switch (block.kind) {
    case 'paragraph':
      return escapeStart(hardBreaks(line(block.children, context)))
    case 'heading':
      return `${'#'.repeat(Math.min(level + block.level - 1, 6))} ${line(block.children, context).replace(/\s+/g, ' ')}`
    case 'list':
      return list(block.items, block.isOrdered ?? false, level, context)
    case 'quote':
      return quote(richText(block.children, level, context))
    case 'table':
      return table(block.rows, context)
    case 'rule':
      return '---'
    case 'section':
      return sectionMarkdown(block.section, level, context)
  }
}

/** A text as Markdown. `level` is that of its highest headings. */
export function richText(text: RichText, level: number, context: TwinContext): string {
  return blocks(...text.map((block) => blockOf(block, level, context)))
}

/** A text below a heading of its own. */
export function titled(title: string | null, body: RichText, level: number, context: TwinContext): string {
  return blocks(title && heading(level, title), richText(body, title ? level + 1 : level, context))
}

type Write<Type extends SectionType> = (
  section: SectionOf<Type>,
  level: number,
  context: TwinContext,
) => string

const text = (value: string | null | undefined): string | null => (value ? plainText(value) : null)
const title = (value: string | null, level: number): string | null => value && heading(level, value)

const links = (items: readonly (Link | null | undefined)[], { absolute }: TwinContext): string =>
  bullets(items.flatMap((item) => (item ? [link(escapeWords(item.text), absolute(item.href))] : [])))

/** Every section type has its Markdown; pictures are their alternative text, and what only works on the page is left out. */
const WRITERS: { [Type in SectionType]: Write<Type> } = {
  richText: (section, level, context) => titled(section.title, section.body, level, context),
  accordion: (section, level, context) =>
    blocks(
      title(section.title, level),
      ...section.items.map((item) => titled(item.title, item.body, level + 1, context)),
    ),
  tabs: (section, level, context) =>
    blocks(
      title(section.title, level),
      ...section.tabs.map((tab) => titled(tab.title, tab.body, level + 1, context)),
    ),
  faq: (section, level) => blocks(title(section.title, level), questions(section.questions, level + 1)),
  notice: ({ title: name, text: words, tone }, _, { labels }) =>
    quote(blocks(`**${escapeWords(name ?? labels.section(`notice.${tone}`))}**`, plainText(words))),
  callout: (section, level, context) =>
    blocks(
      title(section.title, level),
      text(section.subTitle),
      text(section.text),
      text(section.supportingText),
      text(section.disclaimer),
      links([section.link, ...section.actions], context),
    ),
  banner: ({ titleParts, ...section }, level, context) =>
    blocks(
      title(titleParts ? `${titleParts.first} ${titleParts.second}` : section.title, level),
      text(section.subTitle),
      text(section.description),
      ...section.quotes.map((words) => quote(plainText(words))),
      links([section.link, ...section.actions], context),
    ),
  cardSection: (section, level, context) =>
    blocks(
      title(section.title, level),
      text(section.description),
      cardList(section.cards, context),
      text(section.disclaimer),
      links([section.action], context),
    ),
  carousel: (section, level, context) =>
    blocks(
      ...section.panels.map((panel) =>
        blocks(heading(level, panel.title), text(panel.text), links([panel.action], context)),
      ),
    ),
  productBanner: (section, level) =>
    blocks(
      title(section.title, level),
      bullets(section.items.map((item) => blocks(`**${escapeWords(item.title)}**`, text(item.text)))),
    ),
  links: (section, level, context) => blocks(title(section.title, level), links(section.links, context)),
  action: ({ action }, _, context) => links([action], context),
  video: (section, level) => blocks(heading(level, section.title), text(section.transcript)),
  picture: ({ picture }) => (picture.alt ? `*${escapeWords(picture.alt)}*` : ''),
  feature: (section, level) => blocks(title(section.title, level), text(section.description)),
}

/** A section as Markdown. `level` is that of its heading. */
export function sectionMarkdown<Type extends SectionType>(
  section: SectionOf<Type> & { type: Type },
  level: number,
  context: TwinContext,
): string {
  const type: Type = section.type
  const write: Write<Type> = WRITERS[type]
  return write(section, level, context)
}
