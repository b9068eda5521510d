import type { CardModel } from '@/models/card'
import type { Link } from '@/models/link'
import type { SectionOf, SectionType } from '@/models/rich-text'
import { titled } from './rich-text'
import type { TwinContext } from './twin-context'
import { blocks, bullets, escapeWords, heading, link, plainText, questions, quote } from './words'

type Write<Type extends SectionType> = (
  section: SectionOf<Type>,
  level: number,
  context: TwinContext,
) => string

const text = (value: string | null | undefined): string | null => (value ? plainText(value) : null)
const title = (value: string | null, level: number): string | null => value && heading(level, value)

const links = (items: readonly (Link | null | undefined)[], { absolute }: TwinContext): string =>
  bullets(items.flatMap((item) => (item ? [link(escapeWords(item.text), absolute(item.href))] : [])))

const card = ({ title: name, text: words, href }: CardModel, { absolute }: TwinContext): string => {
  const named = href ? link(escapeWords(name), absolute(href)) : escapeWords(name)
  return words ? `${named}: ${escapeWords(words.replace(/\s+/g, ' '))}` : named
}

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
      bullets(section.cards.map((each) => card(each, context))),
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
