import { entryLink } from '@/config/entry-link'
import { serverEnv } from '@/config/env'
import { sitePaths } from '@/content/paths'
import { drafts, problemWords, type Surveyed, typeName } from '@/content/preview'
import { reportLabels } from '@/labels/problems'
import { createLabelReader } from '@/labels/reader'
import { DAY } from '@/lib/utc-day'
import type { ContentProblem } from '@/models/content-problem'
import { withDatabase } from '../database/database'
import { feedbackReport } from '../feedback/report'
import { sendMail } from '../mail/mail'
import type { TopicHandler } from '../outbox/topic'
import { type SearchReport, searchReport } from '../searches/report'
import { knownProblems } from './list'
import { storeSurvey } from './watch'

const label = createLabelReader(reportLabels, {})

/** Lines of a section; more would not be read. */
const MOST = 20
/** Articles that helped least. */
const LEAST = 5

type SectionName = 'problems' | 'deadLinks' | 'results' | 'guidance' | 'feedback' | 'reviews' | 'drafts'

/** A part of the report: its title, and a line for each thing. */
export interface ReportSection {
  title: string
  lines: string[]
}

const section = (name: SectionName, lines: string[]): ReportSection => {
  const more = lines.length - MOST
  const shown = more > 0 ? [...lines.slice(0, MOST), label('mail.report.more', { count: more })] : lines
  return {
    title: label(`mail.report.${name}`),
    lines: shown.length > 0 ? shown : [label('mail.report.none')],
  }
}

const problemLine = (problem: ContentProblem): string =>
  label('mail.report.problem', {
    ...problemWords(problem),
    href: entryLink(problem.contentType, problem.entryId),
  })

const dayLine = ({ entryId, contentType, title, day }: Surveyed): string =>
  label('mail.report.day', {
    contentType: typeName(contentType),
    entry: title ?? entryId,
    day: day.split('-').reverse().join('/'),
    href: entryLink(contentType, entryId),
  })

const searchLine = ({ term, searches }: SearchReport): string =>
  label('mail.report.search', { term, searches })

const feedbackLines = async (): Promise<string[]> => {
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
  const { problems: surveyed, reviewsDue, oldDrafts } = await drafts().survey(now)
  await storeSurvey(surveyed)
  const problems = await withDatabase(knownProblems)
  const searches = await searchReport(new Date(now - 7 * DAY))
  const isDead = ({ reason }: ContentProblem): boolean => reason === 'deadLink'
  return [
    section('problems', problems.filter((problem) => !isDead(problem)).map(problemLine)),
    section('deadLinks', problems.filter(isDead).map(problemLine)),
    section('results', searches.filter(({ lacks }) => lacks === 'results').map(searchLine)),
    section('guidance', searches.filter(({ lacks }) => lacks === 'guidance').map(searchLine)),
    section('feedback', await feedbackLines()),
    section('reviews', reviewsDue.map(dayLine)),
    section('drafts', oldDrafts.map(dayLine)),
  ]
}

/** Sends the weekly report to CONTACT_ADDRESS, the house's mailbox. */
export const mailWeekly: TopicHandler = async (_payload, { id }) => {
  const { CONTACT_ADDRESS: address } = serverEnv()
  if (address === null) return
  const sections = await weeklyReport()
  const mail = {
    to: { name: '', address },
    subject: label('mail.report.subject'),
    parts: [label('mail.report.intro'), ...sections.flatMap(({ title, lines }) => [title, { list: lines }])],
  }
  await sendMail(mail, id)
}
