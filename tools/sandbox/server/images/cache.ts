import { createHash } from 'node:crypto'
import path from 'node:path'
import { atMost } from './at-most'
import { PictureFiles } from './picture-files'

const MEGABYTE = 1024 * 1024
const FOLDER = path.resolve('node_modules/.cache/sandbox-images')
const ON_DISK = 512 * MEGABYTE
const IN_MEMORY = 64 * MEGABYTE
/** Pictures rendered at the same time; each of the largest takes 100 MB meanwhile. */
const AT_ONCE = 2

/** Finished pictures: the latest in memory, many on disk, so that a second build renders nothing again. */
export class ImageCache {
  readonly #cached = new Map<string, Buffer>()
  readonly #running = new Map<string, Promise<Buffer>>()
  readonly #inTurn = atMost(AT_ONCE)
  readonly #files: PictureFiles
  #bytes = 0

  constructor(files = new PictureFiles(FOLDER, ON_DISK)) {
    this.#files = files
  }

  /** The picture of a key, made once even for many concurrent requests. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = createHash('sha1').update(key).digest('hex')
    const cached = this.#cached.get(name)
    if (cached !== undefined) return cached
    const running = this.#running.get(name) ?? this.#load(name, make)
    this.#running.set(name, running)
    try {
      return await running
    } finally {
      this.#running.delete(name)
    }
  }

  async #load(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const stored = await this.#files.read(name)
    const bytes = stored ?? (await this.#inTurn(make))
    this.#store(name, bytes)
    if (stored === null) await this.#files.write(name, bytes)
    return bytes
  }

  #store(name: string, bytes: Buffer): void {
    this.#cached.set(name, bytes)
    this.#bytes += bytes.length
    for (const [oldest, { length }] of this.#cached) {
      if (this.#bytes <= IN_MEMORY) return
      this.#cached.delete(oldest)
      this.#bytes -= length
    }
  }
}
