import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { SAFETY_OUTCOMES } from '@/server/database/tables/safety'
import {
  acknowledgeCase,
  closeCase,
  findCase,
  type ListedCase,
  listCases,
  type Stepped,
} from '@/server/features/safety/desk'
import { runCommand } from './lib/command'
import { requireDatabase } from './lib/participation'
import { choosePorts, DESK_USE, SANDBOX_PORTS } from './lib/ports'
import { controlUrl, runningSandboxPorts } from './lib/sandbox'
import { loadSiteSetup, readVariables, SetupError } from './lib/site-env'

/**
 * `npm run desk`: where editors change the sandbox's content. With arguments: reports of harm, for the people who monitor
 * safety. A case is open until a named person acknowledges it.
 */
const USAGE = `npm run desk              opens the desk of editors, beside a running sandbox
Reports of harm:
npm run desk -- list
npm run desk -- show NUMBER
npm run desk -- acknowledge NUMBER --by NAME
npm run desk -- close NUMBER --by NAME --outcome ${SAFETY_OUTCOMES.join('|')} --note TEXT`

/** Texts of visitors on a terminal: without control characters, which could rewrite it. */
const plain = (text: string): string => text.replace(/[^\P{Cc}\n]+/gu, ' ')

const lineOf = ({
  number,
  received_at,
  state,
  source,
  by_program,
  product_key,
  undelivered,
  overdue,
  last_failure,
  report,
}: ListedCase) =>
  [
    number,
    received_at.toISOString(),
    state,
    source,
    ...(by_program ? ['PERHAPS SENT BY A PROGRAM'] : []),
    ...(product_key === null ? [] : [plain(product_key)]),
    ...(undelivered ? [`NOT DELIVERED (${last_failure ?? 'waiting'})`] : []),
    ...(overdue ? ['NOT ACKNOWLEDGED IN TIME'] : []),
    `\n  ${plain(report).replace(/\s+/g, ' ').slice(0, 160)}`,
  ].join('  ')

const list = async (): Promise<void> => {
  const cases = await listCases()
  for (const found of cases) console.log(lineOf(found))
  const open = cases.filter(({ state }) => state === 'open').length
  console.log(`${open} open, ${cases.length} in all`)
}

const show = async (number: string): Promise<void> => {
  const found = await findCase(number)
  if (!found) throw new SetupError(`There is no case ${number}.`)
  const { report, id: _id, ...facts } = found
  for (const [name, value] of Object.entries(facts))
    if (value !== null)
      console.log(`${name}: ${value instanceof Date ? value.toISOString() : plain(String(value))}`)
  console.log(`\n${plain(report)}`)
}

const printResult = (number: string, { isDone, state }: Stepped): void => {
  if (state === null) throw new SetupError(`There is no case ${number}.`)
  if (!isDone)
    throw new SetupError(`Not done: case ${number} is ${state}. It goes from open to acknowledged to closed.`)
  console.log(`${number} is ${state}.`)
}

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        by: { type: 'string', default: '' },
        note: { type: 'string', default: '' },
        outcome: { type: 'string', default: '' },
      },
    })
  } catch {
    throw new SetupError(USAGE)
  }
}

/** What is to be done; null where the order is none or lacks something. */
const readOrder = (): (() => Promise<void>) | null => {
  const { values, positionals } = readArguments()
  const [order = '', number = ''] = positionals
  const by = values.by.trim()
  const note = values.note.trim()
  if (order === 'list') return list
  if (number === '') return null
  if (order === 'show') return () => show(number)
  if (order === 'acknowledge' && by !== '')
    return async () => printResult(number, await acknowledgeCase(number, by))
  const outcome = SAFETY_OUTCOMES.find((known) => known === values.outcome)
  if (order === 'close' && by !== '' && note !== '' && outcome)
    return async () => printResult(number, await closeCase(number, by, note, outcome))
  return null
}

const open = async (): Promise<void> => {
  const { sandboxBase, env } = loadSiteSetup('production', await runningSandboxPorts())
  if (sandboxBase === null)
    throw new SetupError('CONTENTFUL_SPACE_ID names a real space: edit it in Contentful.')
  const { DESK_PORT } = await choosePorts(readVariables(), [DESK_USE])
  const { startDesk } = await import('../desk/server/start')
  const { address } = await startDesk({
    control: controlUrl(sandboxBase),
    images: `http://localhost:${sandboxBase + SANDBOX_PORTS.delivery}`,
    previewSecret: env.PREVIEW_SECRET ?? '',
    port: Number(DESK_PORT),
  }).catch((error: unknown) => {
    if (error instanceof TypeError)
      throw new SetupError('No sandbox runs: start one with npm start or npm run dev.')
    throw error
  })
  console.log(`Desk: ${address}`)
  await once(process, 'beforeExit')
}

await runCommand(async () => {
  if (process.argv.length <= 2) return open()
  const act = readOrder()
  if (!act) throw new SetupError(USAGE)
  await requireDatabase()
  await act()
})
