import { entryLink } from '@/config/entry-link'
import { serverEnv } from '@/config/env'
import { sitePaths } from '@/content/paths'
import { drafts, problemWords, type Surveyed, typeName } from '@/content/preview'
import { reportLabels } from '@/labels/problems'
import type { LabelReader } from '@/labels/reader'
import { DAY } from '@/lib/utc-day'
import type { ContentProblem } from '@/models/content-problem'
import { readLabels } from '@/participation/mail/read-labels'
import { type AddressReport, addressReport } from '../addresses/report'
import { withDatabase } from '../database/database'
import { feedbackReport } from '../feedback/report'
import { sendMail } from '../mail/mail'
import type { TopicHandler } from '../outbox/topic'
import { type SearchReport, searchReport } from '../searches/report'
import { knownProblems } from './list'
import { storeSurvey } from './watch'

type ReportReader = LabelReader<keyof typeof reportLabels>

/** Lines of a section; more would not be read. */
const MOST = 20
/** Articles that helped least. */
const LEAST = 5

type SectionName =
  | 'problems'
  | 'deadLinks'
  | 'addresses'
  | 'results'
  | 'guidance'
  | 'feedback'
  | 'reviews'
  | 'drafts'

/** A part of the report: its title, and a line for each thing. */
export interface ReportSection {
  title: string
  lines: string[]
}

const section = (label: ReportReader, name: SectionName, lines: string[]): ReportSection => {
  const more = lines.length - MOST
  const shown = more > 0 ? [...lines.slice(0, MOST), label('mail.report.more', { count: more })] : lines
  return {
    title: label(`mail.report.${name}`),
    lines: shown.length > 0 ? shown : [label('mail.report.none')],
  }
}

const problemLine = (label: ReportReader, problem: ContentProblem): string =>
  label('mail.report.problem', {
    ...problemWords(problem),
    href: entryLink(problem.contentType, problem.entryId),
  })

const dayLine = (label: ReportReader, { entryId, contentType, title, day }: Surveyed): string =>
  label('mail.report.day', {
    contentType: typeName(contentType),
    entry: title ?? entryId,
    day: day.split('-').reverse().join('/'),
    href: entryLink(contentType, entryId),
  })

const searchLine = (label: ReportReader, { term, searches }: SearchReport): string =>
  label('mail.report.search', { term, searches })

const addressLine = (label: ReportReader, { old, present, title, entry, visits }: AddressReport): string =>
  label(present === null ? 'mail.report.address.gone' : 'mail.report.address', {
    old,
    present: present ?? '',
    entry: title ?? entry,
    visits,
    href: entryLink('entry', entry),
  })

const feedbackLines = async (label: ReportReader): Promise<string[]> => {
  const [articles, index] = await Promise.all([feedbackReport(), sitePaths().known('delivery')])
  return articles
    .filter(({ no }) => no > 0)
    .slice(0, LEAST)
    .map(({ article, yes, no }) => {
      const page = index.get(article)
      const href = page ? entryLink('article', page.id) : ''
      return label('mail.report.article', { entry: page?.title ?? article, yes, no, href })
    })
}

/** The weekly report, from a fresh look at the whole space. @throws ContentError, ServiceUnavailable */
export async function weeklyReport(now = Date.now()): Promise<ReportSection[]> {
  const label = await readLabels(reportLabels)
  const { problems: surveyed, reviewsDue, oldDrafts } = await drafts().survey(now)
  await storeSurvey(surveyed)
  const problems = await withDatabase(knownProblems)
  const week = new Date(now - 7 * DAY)
  const searches = await searchReport(week)
  const addresses = await addressReport(week)
  const isDead = ({ reason }: ContentProblem): boolean => reason === 'deadLink'
  return [
    section(
      label,
      'problems',
      problems.filter((problem) => !isDead(problem)).map((each) => problemLine(label, each)),
    ),
    section(
      label,
      'deadLinks',
      problems.filter(isDead).map((each) => problemLine(label, each)),
    ),
    section(
      label,
      'addresses',
      addresses
        .filter(({ present, visits }) => present === null || visits > 0)
        .map((each) => addressLine(label, each)),
    ),
    section(
      label,
      'results',
      searches.filter(({ lacks }) => lacks === 'results').map((each) => searchLine(label, each)),
    ),
    section(
      label,
      'guidance',
      searches.filter(({ lacks }) => lacks === 'guidance').map((each) => searchLine(label, each)),
    ),
    section(label, 'feedback', await feedbackLines(label)),
    section(
      label,
      'reviews',
      reviewsDue.map((each) => dayLine(label, each)),
    ),
    section(
      label,
      'drafts',
      oldDrafts.map((each) => dayLine(label, each)),
    ),
  ]
}

/** Sends the weekly report to CONTACT_ADDRESS, the house's mailbox. */
export const mailWeekly: TopicHandler = async (_payload, { id }) => {
  const { CONTACT_ADDRESS: address } = serverEnv()
  if (address === null) return
  const sections = await weeklyReport()
  const label = await readLabels(reportLabels)
  const mail = {
    to: { name: '', address },
    subject: label('mail.report.subject'),
    parts: [label('mail.report.intro'), ...sections.flatMap(({ title, lines }) => [title, { list: lines }])],
  }
  await sendMail(mail, id)
}
