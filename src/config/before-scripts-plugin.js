import { readFileSync } from 'node:fs'

/**
 * Puts the one script that is not deferred beside the site's others, where it is minified and compressed as they are:
 * `_next/static/BUILD/before-scripts.js`. No page imports it, because it runs before the page's own scripts (ADR 33).
 */
export class BeforeScriptsPlugin {
  /** @param {{ webpack: any, buildId: string, file: string }} options `webpack` as Next hands it to its configuration */
  constructor({ webpack, buildId, file }) {
    this.webpack = webpack
    this.name = `static/${buildId}/before-scripts.js`
    this.file = file
  }

  /** @param {any} compiler */
  apply(compiler) {
    const { Compilation, sources } = this.webpack
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
    compiler.hooks.thisCompilation.tap('BeforeScriptsPlugin', (/** @type {any} */ compilation) => {
      compilation.hooks.processAssets.tap({ name: 'BeforeScriptsPlugin', stage }, () => {
        compilation.fileDependencies.add(this.file)
        compilation.emitAsset(this.name, new sources.RawSource(readFileSync(this.file, 'utf8')))
      })
    })
  }
}
