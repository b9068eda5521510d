import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { serve } from '@tests/factories/server'

/** `npm run packages:audit` as it is, asking a registry that stands in for the real one. */
const BULK = '/-/npm/v1/security/advisories/bulk'
const PACKAGE = 'left-behind'
const VERSIONS = {
  name: PACKAGE,
  'dist-tags': { latest: '1.0.0' },
  versions: { '1.0.0': { name: PACKAGE, version: '1.0.0' } },
}

let registry = ''
let answer: { status: number; body: unknown }
const folder = newFolder()

beforeAll(async () => {
  const { origin } = await serve((request, response) => {
    // Of which versions there are, npm asks elsewhere.
    const { status, body } = request.url === BULK ? answer : { status: 200, body: VERSIONS }
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  registry = origin
  const own = { name: 'site', version: '1.0.0', dependencies: { [PACKAGE]: '1.0.0' } }
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(own))
  const packages = { '': own, [`node_modules/${PACKAGE}`]: { version: '1.0.0' } }
  const lock = { ...own, lockfileVersion: 3, packages }
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lock))
})

const root = process.cwd()

const audit = (): Promise<{ code: number; text: string }> => {
  const env = {
    ...process.env,
    npm_config_registry: `${registry}/`,
    npm_config_fetch_retries: '0',
    npm_config_cache: path.join(folder, 'cache'),
    npm_config_userconfig: path.join(folder, 'npmrc'),
  }
  const command = [
    '--import',
    path.join(root, 'node_modules/tsx/dist/loader.mjs'),
    path.join(root, 'tools/scripts/packages-audit.ts'),
  ]
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
    )
  })
}

const advisory = (severity: string) => ({
  id: 1,
  url: 'https://example.com/advisory',
  title: 'Takes too much',
  severity,
  vulnerable_versions: '<2.0.0',
})

test.each([
  [
    'knows of a danger: found, by name',
    { status: 200, body: { [PACKAGE]: [advisory('high')] } },
    1,
    `${PACKAGE} (high)`,
  ],
  ['knows of none: clean', { status: 200, body: {} }, 0, 'No package is known'],
  ['does not answer such a question: neither', { status: 405, body: { error: 'no' } }, 3, 'did not respond'],
])('a registry that %s', async (_what, said, code, text) => {
  answer = said
  expect(await audit()).toEqual({ code, text: expect.stringContaining(text) })
})
