/**
 * Compiles the live editing of drafts into one script of its own, beside the site's: `_next/static/BUILD/_liveEditing.js`.
 * It is a compilation of its own, because an import from a page, even on demand, would change the chunks and the chunk
 * table that every visitor downloads (ADR 12). Only pages in draft mode name the script (`src/pages/_document.tsx`).
 */
export class LiveEditingPlugin {
  /** @param {{ webpack: any, buildId: string, entry: string }} options `webpack` as Next hands it to its configuration */
  constructor({ webpack, buildId, entry }) {
    this.webpack = webpack
    this.filename = `static/${buildId}/_liveEditing.js`
    this.entry = entry
  }

  /** @param {any} compiler */
  apply(compiler) {
    const { EntryPlugin, LoaderTargetPlugin, optimize } = this.webpack
    compiler.hooks.make.tapPromise('LiveEditingPlugin', (/** @type {any} */ compilation) => {
      const child = compilation.createChildCompiler('LiveEditing', { filename: this.filename })
      const plugins = [
        new LoaderTargetPlugin('web'),
        new EntryPlugin(compiler.context, this.entry, { name: 'liveEditing', filename: this.filename }),
        new optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ]
      // Not as an argument of `createChildCompiler`, which writes the parent's hooks over theirs.
      for (const plugin of plugins) plugin.apply(child)
      return new Promise((resolve, reject) => {
        child.runAsChild(
          (/** @type {Error | null} */ error, /** @type {unknown} */ _entries, /** @type {any} */ result) => {
            const failure = error ?? result?.errors[0]
            if (failure) reject(failure)
            else resolve(undefined)
          },
        )
      })
    })
  }
}
