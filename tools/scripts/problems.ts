import { problemWords } from '@/server/content/preview'
import { withDatabase } from '@/server/database/database'
import { openDecisions } from '@/server/features/problems/decisions'
import { type KnownProblem, knownProblems, problemLines } from '@/server/features/problems/list'
import { writtenAt } from '@/server/mail/written-at'
import { entryLink } from '@/shared/config/entry-link'
import { problemLabels } from '@/shared/labels/problems'
import { createLabelReader } from '@/shared/labels/reader'
import { runCommand } from './lib/command'
import { requireDatabase } from './lib/participation'

/** `npm run problems [-- --json]`: what editors should mend, in their words; those on most pages first. */
const label = createLabelReader(problemLabels, {})

const forMachines = (problem: KnownProblem) => ({
  ...problem,
  words: problemWords(problem),
  href: entryLink(problem.contentType, problem.entryId),
})

const print = (problems: readonly KnownProblem[]): void => {
  const count = problems.length
  const key = count === 1 ? 'problems.count.one' : 'problems.count.many'
  console.log(label(count === 0 ? 'problems.none' : key, { count }))
  for (const problem of problems) {
    const [first = '', ...rest] = problemLines(label, problem)
    const since = label('problems.since', { moment: writtenAt(problem.firstSeen) })
    console.log(`\n${[first, ...rest.map((line) => `  ${line}`), `  ${since}`].join('\n')}`)
  }
}

const printDecisions = async (): Promise<void> => {
  const open = await openDecisions()
  if (open.length === 0) return
  const lines = open.map(({ who, question }) => `  ${label('mail.report.decision', { who, question })}`)
  console.log(['', label('mail.report.decisions'), ...lines].join('\n'))
}

await runCommand(async () => {
  await requireDatabase()
  const problems = await withDatabase(knownProblems)
  if (process.argv.includes('--json')) console.log(JSON.stringify(problems.map(forMachines), null, 2))
  else {
    print(problems)
    await printDecisions()
  }
})
