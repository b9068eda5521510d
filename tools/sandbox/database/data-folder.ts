import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const exists = (place: string): Promise<boolean> =>
  stat(place).then(
    () => true,
    () => false,
  )

/** A template database, one for each version of PGlite: a copy of it takes a tenth of the time of a new one. */
const templateFolder = async (): Promise<string> => {
  const { version }: { version: string } = JSON.parse(
    await readFile('node_modules/@electric-sql/pglite/package.json', 'utf8'),
  )
  return path.resolve('.cache/sandbox-data', `empty-${version}`)
}

const makeEmpty = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/sandbox/database/template.ts', folder], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`No database could be made in ${folder} (${code}): is its disk full?`)),
    )
  })

/** Builds a folder under a temporary name first, so that no reader finds it incomplete. */
const makeWhole = async (folder: string, make: (folder: string) => Promise<void>): Promise<void> => {
  const unfinished = `${folder}.${randomUUID()}`
  await mkdir(path.dirname(folder), { recursive: true })
  try {
    await make(unfinished)
    await rename(unfinished, folder)
  } catch (error) {
    // Another process has created it meanwhile.
    if (!(await exists(folder))) throw error
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Ensures that a folder has a database, empty if there was none. */
export async function ensureData(folder: string): Promise<void> {
  if (await exists(folder)) return
  const template = await templateFolder()
  if (!(await exists(template))) await makeWhole(template, makeEmpty)
  await makeWhole(folder, (unfinished) => cp(template, unfinished, { recursive: true }))
}
