import { copyFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

/** Small scripts that run before Next's, in old browsers too, by their names below `_next/static/BUILD/`. */
const EARLY = {
  _theme: 'src/ui/layout/theme.js',
  _beforeScripts: 'src/ui/layout/before-scripts.js',
  _startLate: 'src/ui/layout/start-late.js',
  _searchTerm: 'src/ui/layout/search-term.js',
}

/** The live editing of drafts, and the service worker. */
const LATER = {
  _liveEditing: 'src/browser/live-editing/start.ts',
  _offlineWorker: 'src/browser/offline/worker.ts',
  _offlineEnd: 'src/browser/offline/worker-end.js',
}

/** The weights of the engine of words: data beside the scripts, at an address that documents can name (src/ui/search/engine-file.ts). */
const ENGINE = 'src/shared/words/generated/danger.json'

/** The engines of the supported browsers, as esbuild writes them: `chrome111`. */
const engines = async () => {
  const { browserslist } = JSON.parse(await readFile('package.json', 'utf8'))
  return browserslist.flatMap((/** @type {string} */ range) =>
    /^(?:chrome|edge|firefox|safari) /.test(range) ? [range.replace(' >= ', '')] : [],
  )
}

/**
 * Compiles the scripts that are no part of Next's: its runtime alone is larger than they are, and live editing is loaded by
 * pages in draft mode only (ADR 12, ADR 85).
 *
 * @param {string} folder where the build's own static files are
 * @param {'production' | 'development'} mode
 */
export async function writeOwnScripts(folder, mode) {
  const write = (
    /** @type {Record<string, string>} */ entryPoints,
    /** @type {string | string[]} */ target,
  ) =>
    build({
      entryPoints,
      outdir: path.resolve(folder),
      bundle: true,
      format: 'iife',
      minify: mode === 'production',
      target,
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      logLevel: 'warning',
    })
  await Promise.all([write(EARLY, 'es2015'), write(LATER, await engines())])
  await copyFile(ENGINE, path.resolve(folder, '_danger.json'))
}
