import path from 'node:path'

/**
 * Which part of the site a module belongs to, by its path below the project's folder; the first that fits counts.
 *
 * @type {[owner: string, pattern: RegExp][]}
 */
const OWNERS = [
  ['framework', /^node_modules\/(next|react|react-dom|scheduler|@swc\/helpers)\//],
  ['libraries', /^node_modules\//],
  ['sections', /^src\/(sections|forms|form-schemas)\//],
  ['template', /^src\/(templates|search|products)\//],
  ['components', /^src\/components\//],
  ['frame', /^src\/(layout|navigation|hooks|pages|seo|analytics|live-editing)\//],
]
const OTHERS = 'shared'

/** @param {string} name */
const ownerOf = (name) => OWNERS.find(([, pattern]) => pattern.test(name))?.[0] ?? OTHERS

export const SCRIPT_OWNERS_FILE = 'script-owners.json'

/**
 * Writes, beside the build, to whom the bytes of each script belong: `{ [file]: { [owner]: bytes } }`, before they are
 * made small. Only builds for `npm run bench` have it, which shares out with it what browsers fetch.
 */
export class ScriptOwnersPlugin {
  /** @param {any} compiler */
  apply(compiler) {
    const { sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ScriptOwnersPlugin', (/** @type {any} */ compilation) => {
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ScriptOwnersPlugin', stage }, () => {
        const table = Object.fromEntries(
          [...compilation.chunks].flatMap((chunk) =>
            [...chunk.files]
              .filter((file) => file.endsWith('.js'))
              .map((file) => [file, bytesByOwner(compilation, chunk)]),
          ),
        )
        compilation.emitAsset(SCRIPT_OWNERS_FILE, new sources.RawSource(JSON.stringify(table)))
      })
    })
  }
}

/** @param {any} compilation @param {any} chunk */
const bytesByOwner = (compilation, chunk) => {
  /** @type {Record<string, number>} */
  const bytes = {}
  for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
    // Modules that were joined into one are told apart.
    for (const part of module.modules ?? [module]) {
      if (part.type.startsWith('css')) continue
      const name = path.relative(compilation.compiler.context, part.nameForCondition?.() ?? '')
      const owner = ownerOf(name.split(path.sep).join('/'))
      bytes[owner] = (bytes[owner] ?? 0) + part.size('javascript')
    }
  }
  return bytes
}
