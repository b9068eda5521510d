import type { Entry } from '@/shared/content-model/entry'
import type { NoticeSection } from '@/shared/content-model/types/notice'
import type { RichTextBlock, RichTextSection } from '@/shared/content-model/views/rich-text'
import { URGENCIES, URGENCY_HEADINGS, type Urgency } from '@/shared/content-model/vocabulary'
import { slugOf } from '@/shared/utils/slug'
import { mapEach } from '../../reader/map'
import { linkContacts } from '../link-contacts'

/** What to do about a danger, and what never to do: paragraphs with a blank line between them. */
export function textOfDanger({ fields: { act, never } }: Entry<'danger'>): string {
  return [act, never].filter(Boolean).join('\n\n')
}

/** A danger as the warning that it is, wherever its whole text stands. */
export function mapDanger(entry: Entry<'danger'>): NoticeSection {
  return {
    type: 'notice',
    id: entry.id,
    title: entry.fields.title,
    text: textOfDanger(entry),
    tone: 'warning',
  }
}

/** What it is called as a sentence: the sign, what to do and the number. */
const sentenceOf = ({ fields: { title } }: Entry<'danger'>): string =>
  /[.?!]$/.test(title) ? title : `${title}.`

/** The same in running text, where nothing sets the title apart. */
export function spokenDanger(entry: Entry<'danger'>): string {
  return `${sentenceOf(entry)} ${textOfDanger(entry)}`
}

const rankOf = ({ fields }: Entry<'danger'>): number => Object.keys(URGENCIES).indexOf(fields.urgency)

/** Dangers in short: a sentence for each, the most urgent first. */
export function linesOfDangers(dangers: readonly Entry<'danger'>[]): string[] {
  return mapEach(dangers, (entry) => ({ rank: rankOf(entry), sentence: sentenceOf(entry) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ sentence }) => sentence)
}

const isUrgency = (key: string): key is Urgency => key in URGENCIES

const listOf = (signs: string[]): RichTextBlock => ({
  kind: 'list',
  items: signs.map((sign, at) => [
    { kind: 'paragraph', children: [`${sign}${at === signs.length - 1 ? '.' : ';'}`] },
  ]),
})

const signsOf = ({ fields: { urgency, signs } }: Entry<'danger'>) => ({ urgency, signs })

/** Signs of dangers in a list for each urgency, the most urgent first, each sign once. */
export function mapDangerList(entry: Entry<'dangerList'>): RichTextSection {
  const dangers = mapEach(entry.fields.dangers, signsOf)
  const body = Object.keys(URGENCIES)
    .filter(isUrgency)
    .flatMap((urgency): RichTextBlock[] => {
      const signs = dangers.flatMap((one) => (one.urgency === urgency ? one.signs : []))
      const words = URGENCY_HEADINGS[urgency]
      if (signs.length === 0) return []
      const heading = { kind: 'heading', level: 1, anchor: slugOf(words) } as const
      return [{ ...heading, children: linkContacts([words]) }, listOf([...new Set(signs)])]
    })
  if (body.length === 0) entry.fail('dangers', 'nothingToShow')
  return { type: 'richText', id: entry.id, title: entry.fields.title, headingLevel: 'h2', body }
}

/** What warns, with its whole text. */
export const warningMappers = { danger: mapDanger, dangerList: mapDangerList }
