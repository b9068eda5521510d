import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'

/** Starts each engine that was found, and prints what is known of it. */
const FIND = `
  import('./tests/e2e/engines/find-engines.ts').then(async ({ ENGINES }) => {
    for (const { name, start, wanted } of ENGINES.slice(1)) {
      await start?.({ width: 390, height: 844 }, true).catch(() => null)
      console.log(JSON.stringify({ name, isFound: start !== null, wanted }))
    }
    process.exit()
  })`
const PATHS = `
  const { firefox, webkit } = require('@playwright/test')
  console.log([firefox, webkit].map((type) => type.executablePath()).join('\\n'))`

/** A machine without any of these browsers' packages. */
const machine = () => {
  const folder = newFolder()
  const log = path.join(folder, 'started')
  const env = {
    NODE_ENV: 'test' as const,
    PATH: folder,
    TMPDIR: folder,
    FIREFOX: path.join(folder, 'firefox-esr'),
    PLAYWRIGHT_BROWSERS_PATH: folder,
    PLAYWRIGHT_SKIP_VALIDATE_HOST_REQUIREMENTS: '1',
  }
  const run = (args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8', env }).stdout.trim()
  return {
    systemFirefox: env.FIREFOX,
    ofPlaywright: run(['-e', PATHS]).split('\n'),
    /** A browser that notes that it is started, and ends. */
    install: (file: string) => {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, `#!/bin/sh\n[ "$1" = --version ] || echo "$0" >> ${log}\n`)
      chmodSync(file, 0o755)
    },
    find: () => {
      const lines = run(['--import', 'tsx', '-e', FIND]).split('\n')
      const started = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
      return { engines: lines.map((line): unknown => JSON.parse(line)), started: [...new Set(started)] }
    },
  }
}

test('where an engine is missing, what to install is named', () => {
  expect(machine().find()).toEqual({
    started: [],
    engines: [
      {
        name: 'Firefox',
        isFound: false,
        wanted: expect.stringMatching(/install firefox-esr, or .* firefox$/),
      },
      {
        name: 'WebKit',
        isFound: false,
        wanted: expect.stringMatching(/webkit2gtk-driver .*, or .* webkit$/),
      },
    ],
  })
})

test('where Debian’s are missing, those that Playwright has downloaded are started', () => {
  const { ofPlaywright, install, find } = machine()
  for (const file of ofPlaywright) install(file)
  const { engines, started } = find()
  expect(engines).toEqual([
    expect.objectContaining({ name: 'Firefox', isFound: true }),
    expect.objectContaining({ name: 'WebKit', isFound: true }),
  ])
  expect(started).toEqual(ofPlaywright)
})

test('Debian’s Firefox goes before Playwright’s', () => {
  const { ofPlaywright, systemFirefox, install, find } = machine()
  for (const file of [...ofPlaywright, systemFirefox]) install(file)
  expect(find().started).toEqual([systemFirefox, ofPlaywright[1]])
})
