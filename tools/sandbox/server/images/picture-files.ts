import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Share of the limit that remains after a cleanup, so that not every further picture needs one. */
const REMAINING_SHARE = 0.8

/** Finished pictures on disk, in a folder with a limit: above it the oldest are deleted. */
export class PictureFiles {
  #bytes: number | null = null

  /** @param room capacity of the folder in bytes */
  constructor(
    readonly folder: string,
    readonly room: number,
  ) {}

  read(name: string): Promise<Buffer | null> {
    return readFile(path.join(this.folder, name)).catch(() => null)
  }

  /** Writes beside and renames, so that no other process reads half a picture. */
  async write(name: string, bytes: Buffer): Promise<void> {
    const file = path.join(this.folder, name)
    const temporary = `${file}.${process.pid}.tmp`
    await mkdir(this.folder, { recursive: true })
    await writeFile(temporary, bytes)
    await rename(temporary, file)
    this.#bytes = this.#bytes === null ? await this.#size() : this.#bytes + bytes.length
    if (this.#bytes > this.room) this.#bytes = await this.#removeOldest()
  }

  /** Other processes write and delete here too: a file deleted meanwhile counts nothing. */
  async #files() {
    const names = await readdir(this.folder)
    const found = names.map(async (name) => {
      const file = path.join(this.folder, name)
      const state = await stat(file).catch(() => null)
      return { file, size: state?.size ?? 0, at: state?.mtimeMs ?? 0 }
    })
    return (await Promise.all(found)).toSorted((one, other) => one.at - other.at)
  }

  async #size(): Promise<number> {
    return (await this.#files()).reduce((sum, { size }) => sum + size, 0)
  }

  async #removeOldest(): Promise<number> {
    const files = await this.#files()
    let left = files.reduce((sum, { size }) => sum + size, 0)
    for (const { file, size } of files) {
      if (left <= this.room * REMAINING_SHARE) break
      await unlink(file).catch(() => null)
      left -= size
    }
    return left
  }
}
