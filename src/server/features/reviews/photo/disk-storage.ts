import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isNativeError } from 'node:util/types'

/** Photos by names from the site itself: letters, digits, hyphens, dots and slashes. */
export interface PhotoStorage {
  put(name: string, bytes: Buffer): Promise<void>
  /** Null if unknown. */
  get(name: string): Promise<Buffer | null>
  delete(name: string): Promise<void>
  list(prefix: string): Promise<string[]>
}

const NAME = /^[\w-]+(?:[./][\w-]+)*$/

const unlessMissing = <Read, None>(reading: Promise<Read>, none: None): Promise<Read | None> =>
  reading.catch((error: unknown) => {
    if (isNativeError(error) && 'code' in error && error.code === 'ENOENT') return none
    throw error
  })

/** Photos as files, written atomically. @param folder created with the first photo */
export function createDiskStorage(folder: string): PhotoStorage {
  const fileOf = (name: string): string => {
    if (!NAME.test(name)) throw new Error('not a name of a photo')
    return path.join(folder, ...name.split('/'))
  }
  return {
    put: async (name, bytes) => {
      const file = fileOf(name)
      const temporary = `${file}.${randomUUID()}.tmp`
      await mkdir(path.dirname(file), { recursive: true })
      try {
        await writeFile(temporary, bytes, { mode: 0o640 })
        await rename(temporary, file)
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined)
        throw error
      }
    },
    get: async (name) => unlessMissing(readFile(fileOf(name)), null),
    delete: (name) => rm(fileOf(name), { force: true }),
    list: async (prefix) => {
      const entries = await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }), [])
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
        .map((entry) =>
          path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
        )
        .filter((name) => name.startsWith(prefix))
        .sort()
    },
  }
}
