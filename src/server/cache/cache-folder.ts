import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ownBuildFolder, serverEnv } from '@/shared/config/env'

/** A folder of JSON files, one a key; a file is whole or absent, whenever a process is killed. */
export interface CacheFolder {
  write(key: string, value: unknown): Promise<void>
  /** @returns false when there was nothing under this key. */
  remove(key: string): Promise<boolean>
  has(key: string): Promise<boolean>
  /** Unchecked; null where nothing can be read. */
  read(key: string): Promise<unknown>
  /** Unchecked, without unreadable files. */
  readAll(): Promise<unknown[]>
}

const TEMPORARY = '.tmp'
let written = 0

const parse = async (file: string): Promise<unknown[]> => {
  try {
    return [JSON.parse(await readFile(file, 'utf8'))]
  } catch {
    // Removed since the folder was listed.
    return []
  }
}

const removeFile = async (file: string): Promise<boolean> => {
  try {
    await unlink(file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

/** Below the build's own `cache`, by the name of the space. */
export function cacheFolder(name: string): CacheFolder {
  return folderAt(() => {
    const { CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT, CONTENTFUL_DELIVERY_HOST } = serverEnv()
    const place = [CONTENTFUL_DELIVERY_HOST, CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT].join('-')
    return path.join(ownBuildFolder(), 'cache', 'content', `${name}-${place.replace(/[^\w]+/g, '-')}`)
  })
}

/** @param folder its path, asked for at each use */
export function folderAt(folder: () => string): CacheFolder {
  const fileOf = (key: string): string =>
    path.join(folder(), `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`)
  return {
    write: async (key, value) => {
      const file = fileOf(key)
      written += 1
      const temporary = `${file}.${process.pid}-${written}${TEMPORARY}`
      await mkdir(path.dirname(file), { recursive: true })
      try {
        await writeFile(temporary, JSON.stringify(value))
        await rename(temporary, file)
      } catch (error) {
        // A full disk leaves half a file.
        await rm(temporary, { force: true }).catch(() => undefined)
        throw error
      }
    },
    remove: (key) => removeFile(fileOf(key)),
    has: (key) =>
      access(fileOf(key)).then(
        () => true,
        () => false,
      ),
    read: async (key) => (await parse(fileOf(key)))[0] ?? null,
    readAll: async () => {
      const names = await readdir(folder()).catch(() => [])
      const files = names.filter((file) => file.endsWith('.json')).map((file) => path.join(folder(), file))
      return (await Promise.all(files.map(parse))).flat()
    },
  }
}
