import { parseArgs } from 'node:util'
import { startBaseline } from './bench/baseline'
import { measureBuild } from './bench/build'
import { startSiteUnderTest } from './bench/context'
import { measureLighthouse } from './bench/lighthouse'
import { measurePresses } from './bench/presses'
import { measurePublishing } from './bench/publishing'
import { isMet, isMetWithin, type Row, tableOf, writeReport } from './bench/report'
import { measureSandbox } from './bench/sandbox'
import { measureServing } from './bench/serving'
import { measureWeight } from './bench/weight'
import { runCommand } from './lib/command'
import { SetupError } from './lib/site-env'

/**
 * `npm run bench [-- PART ... --enforce --margin=0.25]`: the budgets (behavior SPEED-1 to SPEED-9) as a table and in
 * bench-results/bench.json. With `--enforce` a missed budget is an error; `--margin` is what times may be worse by, as a share.
 */
const PARTS = ['lighthouse', 'weight', 'presses', 'serving', 'sandbox', 'build', 'publishing'] as const
type Part = (typeof PARTS)[number]
const ON_SITE: readonly Part[] = ['lighthouse', 'weight', 'presses', 'serving']

const isPart = (name: string): name is Part => PARTS.some((part) => part === name)

const chosenParts = (names: string[]): Part[] => {
  const unknown = names.filter((name) => !isPart(name))
  if (unknown.length === 0) return names.length > 0 ? names.filter(isPart) : [...PARTS]
  throw new SetupError(`No such part: ${unknown.join(', ')}. There are: ${PARTS.join(', ')}.`)
}

/** What is measured on the served site, against the baseline. */
const measureSite = async (parts: Part[]): Promise<Row[]> => {
  if (!parts.some((part) => ON_SITE.includes(part))) return []
  const site = await startSiteUnderTest()
  const rows: Row[] = []
  if (parts.includes('lighthouse')) rows.push(...(await measureLighthouse(site.pages)))
  if (parts.includes('presses')) rows.push(...(await measurePresses(site)))
  if (parts.includes('weight') || parts.includes('serving')) {
    const baseline = await startBaseline()
    if (parts.includes('weight')) rows.push(...(await measureWeight(site, baseline)))
    if (parts.includes('serving')) rows.push(...(await measureServing(site, baseline)))
    await baseline.stop()
  }
  await site.stop()
  return rows
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { enforce: { type: 'boolean' }, margin: { type: 'string', default: '0' } },
    allowPositionals: true,
  })
  const margin = Number(values.margin)
  if (!(margin >= 0)) throw new SetupError(`--margin: "${values.margin}" is not a share such as 0.25.`)
  const parts = chosenParts(positionals)
  const rows = await measureSite(parts)
  if (parts.includes('sandbox')) rows.push(...(await measureSandbox()))
  // Last, because they leave the build of a generated space behind.
  if (parts.includes('build')) rows.push(...(await measureBuild()))
  if (parts.includes('publishing')) rows.push(...(await measurePublishing()))
  console.log(`\n${tableOf(rows)}\n`)
  console.log(`Written to ${await writeReport(rows)}.`)
  const short = rows.filter((row) => !isMet(row)).length
  console.log(short === 0 ? 'Every budget is met.' : `${short} of ${rows.length} values miss their budget.`)
  const broken = rows.filter((row) => !isMetWithin(margin, row))
  if (values.enforce && broken.length > 0) {
    console.error(`Past their budget and margin:\n${tableOf(broken)}`)
    process.exitCode = 1
  }
})
