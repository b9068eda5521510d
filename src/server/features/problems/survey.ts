import { type PathIndex, sitePaths } from '@/server/content/paths'
import { drafts, problemWords, type Surveyed, typeName } from '@/server/content/preview'
import { inTransaction, withDatabase } from '@/server/database/database'
import type { TopicHandler } from '@/server/jobs/topic'
import { sendMail } from '@/server/mail/mail'
import { readLabels } from '@/server/mail/read-labels'
import { entryLink } from '@/shared/config/entry-link'
import { serverEnv } from '@/shared/config/env'
import type { ContentProblem } from '@/shared/content-model/views/content-problem'
import { problemLabels } from '@/shared/labels/problems'
import type { LabelReader } from '@/shared/labels/reader'
import { DAY } from '@/shared/utils/utc-day'
import { type AddressReport, addressReport } from '../addresses/address-store'
import { type ArticleReport, feedbackReport } from '../feedback/report'
import { type LevelReport, levelReport, type SearchReport, searchReport } from '../searches/feature'
import { type Decision, openDecisions } from './decisions'
import { knownProblems } from './list'
import { planWatch, WATCH_EVERY, writeProblems } from './write'

/** The node of problems that are found in the whole space, not on a page. */
export const SPACE_NODE = 'list:space'

export async function storeSurvey(problems: readonly ContentProblem[]): Promise<void> {
  await inTransaction((trx) => writeProblems(trx, new Map([[SPACE_NODE, problems]])))
}

/** Looks through the whole space; the next look is planned first, so that a failure does not end it. */
export const watchSpace: TopicHandler = async () => {
  await inTransaction((trx) => planWatch(trx, WATCH_EVERY))
  const { problems } = await drafts().survey(Date.now())
  await storeSurvey(problems)
}

type ReportReader = LabelReader<keyof typeof problemLabels>

/** Lines of a section; more would not be read. */
const MOST = 20
const LEAST = 5

export interface ReportSection {
  title: string
  lines: string[]
}

const section = <Item>(
  label: ReportReader,
  title: keyof typeof problemLabels,
  items: readonly Item[],
  lineOf: (label: ReportReader, item: Item) => string,
): ReportSection => {
  const lines = items.slice(0, MOST).map((item) => lineOf(label, item))
  const more = items.length - MOST
  if (more > 0) lines.push(label('mail.report.more', { count: more }))
  return { title: label(title), lines: lines.length > 0 ? lines : [label('mail.report.none')] }
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

const levelLine = (label: ReportReader, { release, ...levels }: LevelReport): string => {
  const { red, calm, plain } = levels
  const searches = red + calm + plain
  const share = (count: number) => ((count / searches) * 100).toFixed(1).replace('.', ',')
  return label('mail.report.level', {
    release,
    searches,
    red: share(red),
    calm: share(calm),
    plain: share(plain),
  })
}

const addressLine = (label: ReportReader, { old, present, title, entry, visits }: AddressReport): string =>
  label(present === null ? 'mail.report.address.gone' : 'mail.report.address', {
    old,
    present: present ?? '',
    entry: title ?? entry,
    visits,
    href: entryLink('entry', entry),
  })

const decisionLine = (label: ReportReader, { who, question }: Decision): string =>
  label('mail.report.decision', { who, question })

const feedbackLine =
  (index: PathIndex) =>
  (label: ReportReader, { article, yes, no }: ArticleReport): string => {
    const page = index.get(article)
    const href = page ? entryLink('article', page.id) : ''
    return label('mail.report.article', { entry: page?.title ?? article, yes, no, href })
  }

/** The weekly report, from a fresh look at the whole space. @throws ContentError, ServiceUnavailable */
export async function weeklyReport(now = Date.now()): Promise<ReportSection[]> {
  const label = await readLabels(problemLabels)
  const { problems: surveyed, reviewsDue, oldDrafts } = await drafts().survey(now)
  await storeSurvey(surveyed)
  const problems = await withDatabase(knownProblems)
  const week = new Date(now - 7 * DAY)
  const searches = await searchReport(week)
  const addresses = await addressReport(week)
  const dead = problems.filter(({ reason }) => reason === 'deadLink')
  const others = problems.filter(({ reason }) => reason !== 'deadLink')
  const moved = addresses.filter(({ present, visits }) => present === null || visits > 0)
  const unfound = searches.filter(({ lacks }) => lacks === 'results')
  const unguided = searches.filter(({ lacks }) => lacks === 'guidance')
  const index = await sitePaths().known('delivery')
  const decisions = await openDecisions()
  const unhelpful = (await feedbackReport()).filter(({ no }) => no > 0).slice(0, LEAST)
  return [
    ...(decisions.length > 0 ? [section(label, 'mail.report.decisions', decisions, decisionLine)] : []),
    section(label, 'mail.report.problems', others, problemLine),
    section(label, 'mail.report.deadLinks', dead, problemLine),
    section(label, 'mail.report.addresses', moved, addressLine),
    section(label, 'mail.report.results', unfound, searchLine),
    section(label, 'mail.report.guidance', unguided, searchLine),
    section(label, 'mail.report.levels', await levelReport(week), levelLine),
    section(label, 'mail.report.feedback', unhelpful, feedbackLine(index)),
    section(label, 'mail.report.reviews', reviewsDue, dayLine),
    section(label, 'mail.report.drafts', oldDrafts, dayLine),
  ]
}

export const mailWeekly: TopicHandler = async (_payload, { id }) => {
  const { CONTACT_ADDRESS: address } = serverEnv()
  if (address === null) return
  const sections = await weeklyReport()
  const label = await readLabels(problemLabels)
  const mail = {
    to: { name: '', address },
    subject: label('mail.report.subject'),
    parts: [label('mail.report.intro'), ...sections.flatMap(({ title, lines }) => [title, { list: lines }])],
  }
  await sendMail(mail, id)
}
