import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

const FOLDER = path.resolve('node_modules/.cache/sandbox-images')
const MAX_BYTES = 64 * 1024 * 1024

/** Finished pictures: the latest in memory, all on disk, so that a second build draws nothing again. */
export class ImageCache {
  readonly #kept = new Map<string, Buffer>()
  readonly #running = new Map<string, Promise<Buffer>>()
  #bytes = 0

  /** The picture of a key, made once even when asked for many times at once. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = createHash('sha1').update(key).digest('hex')
    const kept = this.#kept.get(name)
    if (kept !== undefined) return kept
    const running = this.#running.get(name) ?? this.#load(name, make)
    this.#running.set(name, running)
    try {
      return await running
    } finally {
      this.#running.delete(name)
    }
  }

  async #load(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(FOLDER, name)
    const stored = await readFile(file).catch(() => null)
    const bytes = stored ?? (await make())
    this.#keep(name, bytes)
    if (stored === null) await store(file, bytes)
    return bytes
  }

  #keep(name: string, bytes: Buffer): void {
    this.#kept.set(name, bytes)
    this.#bytes += bytes.length
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= MAX_BYTES) return
      this.#kept.delete(oldest)
      this.#bytes -= length
    }
  }
}

/** Writes beside and renames, so that no other process reads half a picture. */
const store = async (file: string, bytes: Buffer): Promise<void> => {
  const temporary = `${file}.${process.pid}.tmp`
  await mkdir(FOLDER, { recursive: true })
  await writeFile(temporary, bytes)
  await rename(temporary, file)
}
