import { readFileSync } from 'node:fs'

/**
 * Puts small scripts that run before all others beside them, minified and compressed as they are:
 * `_next/static/BUILD/NAME.js` (ADR 85). They are no entries of the build, whose runtime alone is larger than they are.
 */
export class PlainScriptsPlugin {
  /** @param {{ webpack: any, buildId: string, files: Record<string, string> }} options `webpack` as Next hands it to its configuration; `files` by their names */
  constructor({ webpack, buildId, files }) {
    this.webpack = webpack
    this.folder = `static/${buildId}`
    this.files = files
  }

  /** @param {any} compiler */
  apply(compiler) {
    const { Compilation, sources } = this.webpack
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
    compiler.hooks.thisCompilation.tap('PlainScriptsPlugin', (/** @type {any} */ compilation) => {
      compilation.fileDependencies.addAll(Object.values(this.files))
      compilation.hooks.processAssets.tap({ name: 'PlainScriptsPlugin', stage }, () => {
        for (const [name, file] of Object.entries(this.files))
          compilation.emitAsset(
            `${this.folder}/${name}.js`,
            new sources.RawSource(readFileSync(file, 'utf8')),
          )
      })
    })
  }
}
