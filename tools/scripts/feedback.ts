import { userInfo } from 'node:os'
import { withDatabase } from '@/server/database/database'
import { type ArticleReport, feedbackReport, surveyReport } from '@/server/features/feedback/report'
import { logAccess } from '@/server/privacy/access-log'
import { runCommand } from './lib/command'
import { requireDatabase } from './lib/participation'
import { SetupError } from './lib/site-env'

/** `npm run feedback -- report`: readers' feedback on articles, the least helpful first, and the survey on leaving the site. */

/** Texts of visitors on a terminal: in one line, without control characters. */
const plain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')

const linesOf = ({ article, yes, no, comments }: ArticleReport): string =>
  [
    `  ${article}: helped ${yes}, did not help ${no}`,
    ...comments.map(
      ({ helpful, comment, at }) =>
        `    ${helpful ? '+' : '-'} ${at.toISOString().slice(0, 10)} ${plain(comment)}`,
    ),
  ].join('\n')

const report = async (): Promise<void> => {
  const actor = `cli:${userInfo().username}`
  await withDatabase((db) => logAccess(db, { actor, action: 'feedback-report' }))
  const articles = await feedbackReport()
  console.log(articles.length === 0 ? 'Articles: no feedback yet.' : 'Articles, the least helpful first:')
  for (const article of articles) console.log(linesOf(article))
  const { yes, no, reasons } = await surveyReport()
  console.log(`\nOn leaving: ${yes} found what they looked for, ${no} did not.`)
  for (const reason of reasons) console.log(`    ${plain(reason)}`)
}

await runCommand(async () => {
  if (process.argv[2] !== 'report') throw new SetupError('Usage: npm run feedback -- report')
  await requireDatabase()
  await report()
})
