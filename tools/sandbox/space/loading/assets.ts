import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { AssetFile, ExportAsset } from '@sandbox/export-format'
import { isMapping, type ListFile, readLists } from './files'
import { fingerprint, isValidId } from './ids'
import type { Problem } from './problem'
import { DEFAULT_PUBLICATION, localized, SPACE_ID, sysOf } from './sys'

/** The folder of the pictures and of their manifests, below the sample's folder. */
export const ASSETS_FOLDER = 'assets'

/** A picture of a manifest. */
export interface Picture {
  id: string
  /** Path below the assets' folder. */
  file: string
  title: string
  /** Description of the picture: the alternative text unless an entry has another. */
  description: string | null
  /** Pixels; null when the manifest has none. */
  width: number | null
  height: number | null
  contentType: string
  /** Bytes; null while the picture does not exist. */
  size: number | null
  manifest: string
}

const CONTENT_TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const pixelsOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null

const readItem = (item: unknown, manifest: string, problems: Problem[]): Omit<Picture, 'size'> | null => {
  const fields: Record<string, unknown> = isMapping(item) ? item : {}
  const id = textOf(fields.id)
  const file = textOf(fields.file)
  const contentType =
    textOf(fields.contentType) ?? CONTENT_TYPES[path.extname(file ?? '').toLowerCase()] ?? null
  const report = (reason: string): null => {
    const place = id === null ? '' : `asset ${id}: `
    problems.push({ file: manifest, entry: null, type: null, field: null, reason: `${place}${reason}` })
    return null
  }
  if (id === null || !isValidId(id))
    return report(`an asset needs a valid id, not ${JSON.stringify(fields.id)}`)
  if (file === null) return report('names no file')
  if (contentType === null) return report(`has no contentType, and ${file} does not imply one`)
  return {
    id,
    file,
    title: textOf(fields.title) ?? id,
    description: textOf(fields.description),
    width: pixelsOf(fields.width),
    height: pixelsOf(fields.height),
    contentType,
    manifest,
  }
}

const sizeOf = async (file: string): Promise<number | null> => {
  try {
    return (await stat(file)).size
  } catch {
    return null
  }
}

const readManifest = async (root: string, list: ListFile, problems: Problem[]): Promise<Picture[]> => {
  const items = list.items.flatMap((item) => readItem(item, list.file, problems) ?? [])
  return Promise.all(
    items.map(async (item) => ({ ...item, size: await sizeOf(path.join(root, ASSETS_FOLDER, item.file)) })),
  )
}

/** Reads the manifests `assets/*.yaml`; a second picture with the same id is a problem. */
export async function readPictures(root: string, problems: Problem[]): Promise<Map<string, Picture>> {
  const lists = await readLists(root, ASSETS_FOLDER, problems)
  const pictures = new Map<string, Picture>()
  for (const picture of (await Promise.all(lists.map((list) => readManifest(root, list, problems)))).flat()) {
    const other = pictures.get(picture.id)
    if (other) {
      const reason = `asset ${picture.id} is in ${other.manifest} already`
      problems.push({ file: picture.manifest, entry: null, type: null, field: null, reason })
    } else pictures.set(picture.id, picture)
  }
  return pictures
}

/** The asset as Contentful exports it. Its address changes when the picture does, as Contentful's does. */
export function assetOf(picture: Picture): ExportAsset {
  const fileName = path.posix.basename(picture.file)
  const token = fingerprint(`${picture.id}/${picture.file}/${picture.size ?? 0}`, 32)
  const file: AssetFile = {
    url: `//images.ctfassets.net/${SPACE_ID}/${picture.id}/${token}/${fileName}`,
    fileName,
    contentType: picture.contentType,
    details: {
      size: picture.size ?? 0,
      ...(picture.width !== null &&
        picture.height !== null && { image: { width: picture.width, height: picture.height } }),
    },
  }
  return {
    metadata: { tags: [], concepts: [] },
    sys: sysOf('Asset', picture.id, DEFAULT_PUBLICATION),
    fields: {
      title: localized(picture.title),
      ...(picture.description !== null && { description: localized(picture.description) }),
      file: localized(file),
    },
  }
}
