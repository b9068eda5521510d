import { parseArgs } from 'node:util'
import { runCommand } from '../scripts/lib/command'
import { choosePorts, FAULTS_PORTS } from '../scripts/lib/ports'
import { SetupError, type Variables } from '../scripts/lib/site-env'
import { contentRows, type Ground, hostRows } from './content-rows'
import { saturationRow, unknownAddressesRow } from './load-rows'
import { endingRow, killedBuildRows, killedRows, machineRows } from './machine-rows'
import { PUBLISHED_PAGE } from './publishing'
import { hasRedis, redisRows } from './redis-rows'
import type { Row } from './row'
import { databaseRows, mailRows } from './service-rows'
import { writeTable } from './table'
import { startWorld, type World } from './world'

/**
 * `npm run test:faults [-- PART ... --port=N --sandbox=N --seconds=60]`: simulates every known fault of services, networks,
 * disks and clocks on the built site (behavior FAULT-7), and writes what visitors saw into `docs/faults.tsv`. Fails where a published page
 * failed, something hung, or a site did not recover in time.
 */
const PARTS = ['content', 'hosts', 'database', 'mail', 'redis', 'machine', 'load', 'ends', 'build'] as const
type Part = (typeof PARTS)[number]

/** Pages that visitors see all the time; all others are requested once. */
const PUBLISHED = [
  '/pt-br/',
  '/pt-br/sobre/',
  '/pt-br/produtos/',
  '/pt-br/dicas/',
  '/pt-br/perguntas-frequentes/',
]

const isPart = (name: string): name is Part => PARTS.some((part) => part === name)

const chosenParts = (names: string[]): readonly Part[] => {
  const wrong = names.filter((name) => !isPart(name))
  if (wrong.length > 0)
    throw new SetupError(`No such part: ${wrong.join(', ')}. There are: ${PARTS.join(', ')}.`)
  return names.length > 0 ? names.filter(isPart) : PARTS
}

/** A site of its own for each part, so that no state is shared. */
const groundIn =
  (world: World, report: (row: Row) => void) =>
  async (name: string, variables: Variables = {}): Promise<Ground> => {
    const site = await world.startSite({ name, variables })
    const paths = await world.pages(site.origin)
    const published = PUBLISHED.filter((path) => paths.includes(path))
    const never = paths.filter((path) => !published.includes(path) && path !== PUBLISHED_PAGE)
    return {
      world,
      site,
      pages: paths.length,
      published,
      nextNeverBuilt: () => never.shift() ?? '/pt-br/',
      report,
    }
  }

const playPart = async (
  part: Part,
  world: World,
  startGround: ReturnType<typeof groundIn>,
  report: (row: Row) => void,
  seconds: number,
): Promise<void> => {
  if (part === 'build') return killedBuildRows(world, report)
  if (part === 'redis') {
    if (hasRedis()) await redisRows(startGround, world.redisPort)
    else console.log('redis-server is not installed here: its faults are left out.')
    return
  }
  const ground = await startGround(part)
  if (part === 'content') await contentRows(ground)
  if (part === 'hosts') await hostRows(ground)
  if (part === 'database') await databaseRows(ground)
  if (part === 'mail') await mailRows(ground)
  if (part === 'machine') await machineRows(ground)
  if (part === 'load') {
    report(await saturationRow(ground, seconds))
    report(await unknownAddressesRow(ground))
  }
  if (part === 'ends') {
    report(await endingRow(ground))
    const again = () => world.startSite({ name: part, reusesBuild: true })
    ground.site = await again()
    await killedRows(ground, again)
  }
  await ground.site.service.stop()
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      port: { type: 'string', default: '' },
      sandbox: { type: 'string', default: '' },
      seconds: { type: 'string', default: '60' },
    },
    allowPositionals: true,
  })
  const parts = chosenParts(positionals)
  const ports = await choosePorts(
    {
      ...process.env,
      ...(values.port && { FAULTS_PORT: values.port }),
      ...(values.sandbox && { FAULTS_SANDBOX_PORT_BASE: values.sandbox }),
    },
    FAULTS_PORTS,
  )
  const world = await startWorld(Number(ports.FAULTS_PORT), Number(ports.FAULTS_SANDBOX_PORT_BASE))
  const rows: Row[] = []
  const report = (row: Row): void => {
    rows.push(row)
    console.log(
      `${row.problems.length === 0 ? '✓' : '✗'} ${row.fault}: pages ${row.published}; never built ${row.neverBuilt}; unknown ${row.unknown}; health ${row.health}; back after ${row.recovery}; ${row.memory}`,
    )
    for (const problem of row.problems) console.log(`    ${problem}`)
  }
  try {
    for (const part of parts)
      await playPart(part, world, groundIn(world, report), report, Number(values.seconds))
  } finally {
    await world.close()
  }
  await writeTable(rows, parts.length === PARTS.length)
  const bad = rows.filter(({ problems }) => problems.length > 0)
  console.log(`\n${rows.length - bad.length} of ${rows.length} faults as they must be.`)
  if (bad.length > 0) process.exitCode = 1
})
