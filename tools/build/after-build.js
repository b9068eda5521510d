import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildFolder } from '../../src/shared/config/build-folder.ts'
import { isOn } from './interventions.js'
import { writeOwnScripts } from './own-scripts.js'

/** What every page runs nearly all of at once: React, Next's client, and the layout. */
const RUN_AT_ONCE = /^(?:(?:framework|main)-.*|pages[\\/](?:_app|pt-br[\\/-]).*)\.js$/
/** V8 (Chromium 136 and later; a comment to others) compiles all functions of such a script while it arrives (ADR 111). */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** @param {string} folder */
const addCompileHints = async (folder) => {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((one) => RUN_AT_ONCE.test(one))) {
    const file = path.join(folder, name)
    await writeFile(file, HINT + (await readFile(file, 'utf8')))
  }
}

/**
 * What a build adds to Next's own files once they are written: the site's own small scripts and compile hints.
 *
 * @param {string} folder of the build
 * @param {Record<string, string | undefined>} env may name features to turn off (interventions.js)
 */
export async function afterBuild(folder, env = process.env) {
  const id = (await readFile(path.join(folder, 'BUILD_ID'), 'utf8')).trim()
  await writeOwnScripts(path.join(folder, 'static', id), 'production')
  if (isOn('compile-hints', env)) await addCompileHints(path.join(folder, 'static/chunks'))
}

// The image's build runs this file itself, after `next build`.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await afterBuild(buildFolder(process.env))
