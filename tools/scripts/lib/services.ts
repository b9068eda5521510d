import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'

/** A process that a command runs beside itself. */
export interface Service {
  name: string
  /** Fulfilled with the exit code, or the signal's name, when the process ends for whatever reason. */
  ended: Promise<number | string>
  stop: () => Promise<void>
  /** Process id, for measurements. */
  pid: number | undefined
  /** Its output, unless that was shown as it came. */
  output: () => string
}

export interface ServiceOptions {
  env: NodeJS.ProcessEnv
  cwd?: string
  /** What runs, in place of Node. */
  program?: string
  /** Show the output of the process; otherwise it is buffered, and shown when the process fails. */
  isShown?: boolean
  /** Leave it to the caller to show the buffered output. */
  isSilent?: boolean
  /** Write the output into this file instead. */
  logFile?: string
  /** It starts processes of its own, as tests do: whatever of them is left when it ends, ends with it. */
  isGroup?: boolean
}

/** Milliseconds between the request to end and the forced end: a site may drain and finish a slow page. */
const SHUTDOWN_GRACE = 30_000
/** Interval of checks whether the parent process still exists, in milliseconds. */
const PARENT_CHECK = 1000

const running = new Set<Service>()
let isEnding = false

/** Ends what is left of a group of processes. */
const endGroup = (leader: number | undefined): void => {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL')
  } catch {
    // Nothing is left.
  }
}

/** Node, or another program, with arguments as a service of its own. */
export function startService(
  name: string,
  args: string[],
  { env, cwd, program = process.execPath, isShown, isSilent, logFile, isGroup = false }: ServiceOptions,
): Service {
  const output: Buffer[] = []
  const log = logFile === undefined ? null : openSync(logFile, 'w')
  const sink = log ?? (isShown ? 'inherit' : 'pipe')
  const child: ChildProcess = spawn(program, args, {
    env,
    ...(cwd !== undefined && { cwd }),
    stdio: ['ignore', sink, sink],
    detached: isGroup && process.platform !== 'win32',
  })
  if (log !== null) closeSync(log)
  let isStopping = false
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    if (isGroup) child.once('exit', () => endGroup(child.pid))
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1))
  })
  const service: Service = {
    name,
    ended,
    pid: child.pid,
    output: () => Buffer.concat(output).toString(),
    stop: async () => {
      isStopping = true
      // Tools that run tests end these in order at Ctrl+C alone.
      child.kill(isGroup ? 'SIGINT' : 'SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), SHUTDOWN_GRACE)
      await ended
      clearTimeout(force)
    },
  }
  running.add(service)
  void ended.then((result) => {
    running.delete(service)
    if (result !== 0 && !isStopping && !isSilent) process.stderr.write(Buffer.concat(output))
  })
  return service
}

/** Runs Node with arguments to its end, and to that of all that it started. @returns whether it succeeded */
export async function runToEnd(name: string, args: string[], options: ServiceOptions): Promise<boolean> {
  return (await startService(name, args, { ...options, isGroup: true }).ended) === 0
}

export async function stopServices(): Promise<void> {
  isEnding = true
  await Promise.all([...running].map((service) => service.stop()))
}

/** A second request to end, such as Ctrl+C that reaches a process by its terminal and by its parent, changes nothing. */
const endWith = async (code: number): Promise<void> => {
  if (isEnding) return
  await stopServices()
  process.exit(code)
}

/** On Ctrl+C and on a request to end, everything started here ends first. */
export function stopOnSignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.on(signal, () => void endWith(code))
  }
  // A request to end that reaches npm alone takes its shell down, but not what the shell runs.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void endWith(143)
  }, PARENT_CHECK).unref()
}

/** Waits until one of the services ends, which none of them should, and then ends the others. */
export async function superviseServices(services: Service[]): Promise<void> {
  const { name, result } = await Promise.race(
    services.map(async (service) => ({ name: service.name, result: await service.ended })),
  )
  if (isEnding) return
  console.error(`${name} ended unexpectedly (${result}); stopping the rest.`)
  process.exitCode = 1
  await stopServices()
}
