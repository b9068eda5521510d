import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BASELINE_PORT, choosePorts } from '../scripts/lib/ports'
import { runToEnd, type Service, startService } from '../scripts/lib/services'
import { SetupError } from '../scripts/lib/site-env'
import { waitForResponse } from '../scripts/lib/wait'

/**
 * The baseline: a minimal app of the same Next and React, built and served in the same run, whose one page has
 * `getStaticProps`. `/sized/N/` is such a page with about N bytes of text, for comparing servers at equal weight.
 */
const FOLDER = path.resolve('.cache', 'bench-floor')
const NEXT = path.resolve('node_modules/next/dist/bin/next')

const FILES = {
  'package.json': '{ "name": "bench-floor", "private": true }',
  // Next's default, with compression.
  'next.config.js':
    'module.exports = { trailingSlash: true, poweredByHeader: false, outputFileTracingRoot: __dirname }',
  'pages/index.js': `import { createElement } from 'react'
export const getStaticProps = () => ({ props: { text: 'Olá' }, revalidate: 300 })
export default function Page({ text }) { return createElement('main', null, createElement('h1', null, text)) }
`,
  'pages/sized/[bytes].js': `import { createElement } from 'react'
const WORDS = ['respire', 'já', 'está', 'passando', 'nariz', 'garganta', 'mel', 'limão', 'descanso', 'água', 'sono', 'chá', 'gripe', 'tosse']
// No two lines alike, as in a text: what repeats itself would be compressed in no time.
const line = (key) => Array.from({ length: 5 }, (_, index) => WORDS[(key * 7 + index * index * (key % 11) + index) % WORDS.length] + ((key * 31 + index * 17) % 97)).join(' ')
export const getStaticPaths = () => ({ paths: [], fallback: 'blocking' })
export const getStaticProps = ({ params }) => ({ props: { bytes: Number(params.bytes) }, revalidate: 300 })
export default function Page({ bytes }) {
  const lines = Array.from({ length: Math.ceil(bytes / 35) }, (_, key) => createElement('p', { key }, line(key)))
  return createElement('main', null, lines)
}
`,
}

export interface Baseline {
  url: string
  /** The address of a page whose HTML has nearly that many bytes. */
  sizedUrl: (bytes: number) => Promise<string>
  /** Of the server. */
  pid: number | undefined
  stop: () => Promise<void>
}

const bytesOf = async (url: string): Promise<number> => Buffer.byteLength(await (await fetch(url)).text())

/** Generates, builds and serves the baseline. */
export async function startBaseline(): Promise<Baseline> {
  const port = (await choosePorts(process.env, [BASELINE_PORT]))[BASELINE_PORT.variable] ?? ''
  await rm(FOLDER, { recursive: true, force: true })
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(FOLDER, name)), { recursive: true })
    await writeFile(path.join(FOLDER, name), text)
  }
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const options = { env, cwd: FOLDER }
  if (!(await runToEnd('The baseline', [NEXT, 'build', '--webpack'], options))) {
    throw new SetupError('The baseline app does not build.')
  }
  const service: Service = startService(
    'The baseline',
    [NEXT, 'start', '-p', port, '-H', '127.0.0.1'],
    options,
  )
  const url = `http://localhost:${port}/`
  if (!(await waitForResponse(url, 30_000, service))) throw new SetupError('The baseline app does not start.')
  const sized = (bytes: number) => `${url}sized/${Math.round(bytes)}/`
  return {
    url,
    sizedUrl: async (bytes) => {
      const first = await bytesOf(sized(bytes))
      return sized((bytes * bytes) / first)
    },
    pid: service.pid,
    stop: service.stop,
  }
}
