import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Bytes below which a compressed file is hardly smaller. */
const LEAST = 1024
const TEXT = /\.(?:js|css)$/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** @type {Record<string, (bytes: Buffer) => Promise<Buffer>>} By the ending of the file, at the highest quality. */
const FORMS = {
  '.br': (bytes) =>
    toBrotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes) => toGzip(bytes, { level: 9 }),
}

/** @param {string} file */
const compressFile = async (file) => {
  const bytes = await readFile(file)
  if (bytes.length < LEAST) return
  for (const [ending, encode] of Object.entries(FORMS)) await writeFile(file + ending, await encode(bytes))
}

/**
 * Writes compressed copies of all scripts and styles in a folder (src/cache/responses/static-files.ts sends them).
 *
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  await Promise.all(
    names.filter((name) => TEXT.test(name)).map((name) => compressFile(path.join(folder, name))),
  )
}
