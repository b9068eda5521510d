import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { isProcessRunning } from '../../../../tools/scripts/lib/running-note'
import { until } from '../../server/cache/support/redis-server'

/**
 * A run of tests: it leaves a file in its temporary folder, and a process below its tool that no request to end reaches. It
 * ends by itself where it is told so.
 */
const RUN = `
  import { mkdtempSync } from 'node:fs'
  import { tmpdir } from 'node:os'
  import path from 'node:path'
  import { runCommand } from './tools/scripts/lib/command.ts'
  import { enterRunFolder } from './tools/scripts/lib/run-folder.ts'
  import { runToEnd } from './tools/scripts/lib/services.ts'
  const DEAF = "for (const s of ['SIGINT', 'SIGTERM']) process.on(s, () => {}); setInterval(() => {}, 1000); console.log(process.pid)"
  const TOOL = \`
    const child = require('node:child_process').spawn(process.execPath, ['-e', \${JSON.stringify(DEAF)}], { stdio: ['ignore', 'pipe', 'ignore'] })
    child.stdout.on('data', (pid) => { console.log(String(pid)); if (\${process.argv[1] === 'green'}) process.exit() })\`
  await runCommand(async () => {
    enterRunFolder()
    console.log(mkdtempSync(path.join(tmpdir(), 'left-')))
    await runToEnd('tool', ['-e', TOOL], { env: process.env, isShown: true })
  })
`

const started: ChildProcess[] = []
afterEach(() => {
  for (const run of started.splice(0)) run.kill('SIGKILL')
})

/** Starts a run whose machine has a temporary folder of its own. @returns what it leaves */
const startRun = async (machine: string, ending = 'red') => {
  const run = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', RUN, ending], {
    env: { ...process.env, TMPDIR: machine },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(run)
  const ended = once(run, 'close')
  let shown = ''
  for await (const text of run.stdout) {
    shown += String(text)
    if (/\n\d+\n/.test(shown)) break
  }
  const [folder = '', deaf = ''] = shown.split('\n')
  return { run, ended, folder, deaf: Number(deaf) }
}

test.each(['green', 'SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a run that ends by %s leaves neither a temporary folder nor a process',
  async (ending) => {
    const machine = newFolder()
    const { run, ended, folder, deaf } = await startRun(machine, ending)
    expect(path.dirname(path.dirname(folder))).toBe(machine)
    if (ending !== 'green') run.kill(ending)
    await ended
    expect(existsSync(path.dirname(folder))).toBe(false)
    await until(() => !isProcessRunning(deaf))
  },
)

test('what a killed run left in the temporary folder goes with the next run, what a running one has stays', async () => {
  const machine = newFolder()
  const killed = await startRun(machine)
  killed.run.kill('SIGKILL')
  await killed.ended
  process.kill(killed.deaf, 'SIGKILL')
  expect(existsSync(killed.folder)).toBe(true)
  const other = await startRun(machine)
  const next = await startRun(machine)
  expect(existsSync(killed.folder)).toBe(false)
  expect(existsSync(other.folder)).toBe(true)
  for (const each of [other, next]) {
    each.run.kill('SIGTERM')
    await each.ended
  }
})
