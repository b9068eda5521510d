import { parseArgs } from 'node:util'
import { runCommand } from '../scripts/lib/command'
import { SetupError } from '../scripts/lib/site-env'
import { measureBuild } from './build'
import { measureGrowth } from './growth'
import { barsOf, pageTableOf } from './page-table'
import { measurePublishing } from './publishing'
import { measureNoise, noiseText, waitForQuiet } from './quiet'
import { isMet, isMetWithin, type Row, tableOf, writeReport } from './report'
import { measureSandbox } from './sandbox'
import { measureSite, SITE_PARTS } from './site'

/**
 * `npm run bench [-- PART ... --type product --enforce --margin=0.25]`: the bars of docs/behavior.md as tables and
 * in bench-results/bench.json. `pages` is one table of `weight` (bytes and counts, the same on every machine) and
 * `lighthouse` (times) for each page type. `--type` limits it to one page type and can be repeated. With `--enforce` a missed
 * bar is an error; `--margin` is the share by which times may exceed a bar.
 */
const PARTS = ['pages', ...SITE_PARTS, 'growth', 'sandbox', 'build', 'publishing']
/** The parts without repetition. */
const USUAL = PARTS.filter((part) => part !== 'weight' && part !== 'lighthouse')
/** Parts that measure times: only valid on a quiet machine. */
const TIMED = new Set(PARTS.filter((part) => part !== 'weight'))

const chosenParts = (names: string[]): Set<string> => {
  const unknown = names.filter((name) => !PARTS.includes(name))
  if (unknown.length > 0)
    throw new SetupError(`No such part: ${unknown.join(', ')}. There are: ${PARTS.join(', ')}.`)
  const parts = new Set(names.length > 0 ? names : USUAL)
  return parts.delete('pages') ? parts.add('weight').add('lighthouse') : parts
}

const report = (rows: Row[]): void => {
  const rest = rows.filter(({ page }) => page === undefined)
  for (const text of [pageTableOf(rows), barsOf(rows), rest.length > 0 ? tableOf(rest) : '']) {
    if (text !== '') console.log(`\n${text}`)
  }
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      enforce: { type: 'boolean' },
      margin: { type: 'string', default: '0' },
      type: { type: 'string', multiple: true, default: [] },
    },
    allowPositionals: true,
  })
  const margin = Number(values.margin)
  if (!(margin >= 0)) throw new SetupError(`--margin: "${values.margin}" is not a share such as 0.25.`)
  const parts = chosenParts(positionals)
  const isTimed = [...parts].some((part) => TIMED.has(part))
  const noise = isTimed ? [await waitForQuiet()] : []
  const rows = await measureSite(parts, values.type)
  if (parts.has('sandbox')) rows.push(...(await measureSandbox()))
  // Last, because they leave the build of a generated space.
  if (parts.has('growth')) rows.push(...(await measureGrowth()))
  if (parts.has('build')) rows.push(...(await measureBuild()))
  if (parts.has('publishing')) rows.push(...(await measurePublishing()))
  if (isTimed) noise.push(await measureNoise())
  report(rows)
  console.log(`\nWritten to ${await writeReport(rows, noise)}.`)
  if (noise.length > 0) console.log(`Before and after:\n${noise.map(noiseText).join('\n')}`)
  const short = rows.filter((row) => !isMet(row)).length
  const measured = rows.filter(({ budget }) => budget !== null).length
  console.log(short === 0 ? `All ${measured} bars are met.` : `${short} of ${measured} bars are not met.`)
  const broken = rows.filter((row) => !isMetWithin(margin, row))
  if (values.enforce && broken.length > 0) {
    console.error(`Past their bar and margin:\n${tableOf(broken)}`)
    process.exitCode = 1
  }
})
