import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Bytes below which a compressed file is hardly smaller. */
const LEAST = 1024
const TEXT = /\.(?:js|css)$/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * The forms in which a build keeps its scripts and styles beside themselves, at the highest quality: they are written once
 * and sent for as long as the build is served.
 *
 * @type {Record<'br' | 'gzip', { ending: string, encode: (bytes: Buffer) => Promise<Buffer> }>}
 */
export const COMPRESSED_FORMS = {
  br: {
    ending: '.br',
    encode: (bytes) =>
      toBrotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
  },
  gzip: { ending: '.gz', encode: (bytes) => toGzip(bytes, { level: 9 }) },
}

/** @param {string} file */
const compressFile = async (file) => {
  const bytes = await readFile(file)
  if (bytes.length < LEAST) return
  for (const { ending, encode } of Object.values(COMPRESSED_FORMS))
    await writeFile(file + ending, await encode(bytes))
}

/** Writes the compressed forms of a build's scripts and styles (src/cache/responses/static-files.ts sends them). */
export class CompressedFilesPlugin {
  /** @param {any} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('CompressedFilesPlugin', (/** @type {any} */ compilation) => {
      /** @type {string[]} */
      const names = compilation.getAssets().map((/** @type {{ name: string }} */ { name }) => name)
      const files = names
        .filter((name) => TEXT.test(name))
        .map((name) => path.join(compiler.outputPath, name))
      return Promise.all(files.map(compressFile))
    })
  }
}
