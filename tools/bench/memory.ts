import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Service } from '../scripts/lib/services'

const run = promisify(execFile)
const INTERVAL = 400

interface Process {
  pid: number
  parent: number
  /** Bytes of memory in use. */
  memory: number
}

const listProcesses = async (): Promise<Process[]> => {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  return stdout.split('\n').map((line) => {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
    return { pid, parent, memory: kilobytes * 1024 }
  })
}

const familyOf = (processes: Process[], pid: number): Process[] => [
  ...processes.filter((process) => process.pid === pid),
  ...processes.filter(({ parent }) => parent === pid).flatMap((child) => familyOf(processes, child.pid)),
]

/** Watches a service and everything it starts until it ends, and reports the peak memory of one process, in bytes. */
export function watchMemory(service: Service): { largest: () => number } {
  let largest = 0
  const timer = setInterval(async () => {
    const family = familyOf(await listProcesses(), service.pid ?? 0)
    largest = Math.max(largest, ...family.map(({ memory }) => memory))
  }, INTERVAL)
  void service.ended.then(() => clearInterval(timer))
  return { largest: () => largest }
}
