import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { promisify } from 'node:util'

const CONNECTIONS = 16
const SECONDS = Number(process.env.BENCH_SERVING_SECONDS || '4')

const run = promisify(execFile)

const hasWrk = async (): Promise<boolean> =>
  run('wrk', ['-v']).then(
    () => true,
    // wrk prints its version with exit code 1.
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  )

const byWrk = async (url: string, encoding: string): Promise<number> => {
  const header = `Accept-Encoding: ${encoding}`
  const { stdout } = await run('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', header, url])
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} does not always respond 200:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0)
}

/** Without wrk: a few connections that send the next request as soon as they get a response. */
const byOwnLoop = async (url: string, encoding: string): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const endsAt = Date.now() + SECONDS * 1000
  let answered = 0
  const request = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers: { 'Accept-Encoding': encoding } }, (reply) =>
        reply.resume().once('end', resolve),
      ).once('error', reject)
    })
  const connection = async () => {
    while (Date.now() < endsAt) {
      await request()
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  agent.destroy()
  return answered / SECONDS
}

/** Milliseconds of processor time that a process has used; null where the system does not report it. */
const processorTime = async (pid: number | undefined): Promise<number | null> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ')
  const TICK = 10
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK : null
}

/** What a server did under load. */
export interface Load {
  /** Requests per second. */
  rate: number
  /** Milliseconds of processor time a request, which other work on the machine hardly changes; null where unknown. */
  cost: number | null
}

/** Requests one address as fast as it responds, for some seconds. @param pid the server's process */
export async function putUnderLoad(url: string, encoding: string, pid?: number): Promise<Load> {
  const before = await processorTime(pid)
  const rate = await ((await hasWrk()) ? byWrk : byOwnLoop)(url, encoding)
  const after = await processorTime(pid)
  return { rate, cost: before === null || after === null ? null : (after - before) / (rate * SECONDS) }
}
