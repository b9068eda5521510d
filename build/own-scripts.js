import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

/** Small scripts that run before or beside Next's, and the live editing of drafts, and the service worker, by their names below `_next/static/BUILD/`. */
const SCRIPTS = {
  _theme: 'src/layout/theme.js',
  _beforeScripts: 'src/layout/before-scripts.js',
  _startLate: 'src/layout/start-late.js',
  _searchTerm: 'src/layout/search-term.js',
  _liveEditing: 'src/publishing/live-editing/start.ts',
  _offlineWorker: 'src/layout/offline/worker.ts',
  _offlineEnd: 'src/layout/offline/worker-end.js',
}

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
  await build({
    entryPoints: SCRIPTS,
    outdir: path.resolve(folder),
    bundle: true,
    format: 'iife',
    minify: mode === 'production',
    target: await engines(),
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    logLevel: 'warning',
  })
}
