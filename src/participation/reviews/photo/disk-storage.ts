import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PhotoStorage } from './photo-storage'

const NAME = /^[\w-]+(?:[./][\w-]+)*$/

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

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
    get: async (name) => {
      try {
        return await readFile(fileOf(name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    delete: (name) => rm(fileOf(name), { force: true }),
    list: async (prefix) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissing(error)) return []
          throw error
        },
      )
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
