import { stat } from 'node:fs/promises'
import path from 'node:path'
import { addressPath, deliveredPath, filesOf } from '../content/asset-file'
import { asNumber, asString, isRecord } from '../content/guards'
import { isEntry } from '../store/record'
import type { SandboxStore } from '../store/store'

/** Where an asset's bytes come from: a file, or a placeholder of the stated size in pixels. */
export interface ImageSource {
  contentType: string
  file: string | null
  /** Differs when the bytes differ. */
  version: string
  width: number
  height: number
}

export interface SourceContext {
  store: SandboxStore
  /** The file of the export; its pictures are beside it. */
  exportFile: string | null
  pictures: () => Promise<Map<string, string>>
}

const IMAGE_FOLDER_PREFIX = /^(https?:)?\/\//

const besideExport = (exportFile: string | null, url: string): string[] => {
  if (exportFile === null || url === '') return []
  const folder = path.dirname(path.resolve(exportFile))
  const address = url.replace(IMAGE_FOLDER_PREFIX, '').split('?')[0] ?? ''
  const names = [address, path.join('images.ctfassets.net', addressPath(url))]
  return names
    .flatMap((name) => [name, safelyDecoded(name)])
    .map((name) => path.join(folder, name))
    .filter((file) => file.startsWith(`${folder}${path.sep}`))
}

const safelyDecoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const firstFile = async (candidates: string[]): Promise<{ file: string; version: string } | null> => {
  for (const file of candidates) {
    const found = await stat(file).catch(() => null)
    if (found?.isFile() === true) return { file, version: `${file} ${found.size} ${found.mtimeMs}` }
  }
  return null
}

interface NamedFile {
  id: string
  file: Record<string, unknown>
}

const filesOfAsset = (store: SandboxStore, id: string): NamedFile[] => {
  const asset = store.record('Asset', id)?.latest
  return asset === undefined || isEntry(asset) ? [] : filesOf(asset).map((file) => ({ id, file }))
}

/** The file at a path. An exported path may name another id than the asset's: then all assets are looked through. */
const fileAt = (store: SandboxStore, path: string, id: string): NamedFile | undefined => {
  const wanted = safelyDecoded(path)
  const isHere = ({ id: owner, file }: NamedFile) =>
    safelyDecoded(deliveredPath(owner, file, store.context.spaceId)) === wanted
  const own = filesOfAsset(store, id)
  if (own.length > 0) return own.find(isHere) ?? own[0]
  return store.space.assets.flatMap(({ sys }) => filesOfAsset(store, sys.id)).find(isHere)
}

/**
 * Finds the picture of an address: the file that has its path, since those of two locales may share a name; else the
 * first of the asset that it names.
 * @param path of the requested address
 */
export async function imageSourceOf(
  { store, exportFile, pictures }: SourceContext,
  path: string,
  asset: string,
): Promise<ImageSource | null> {
  const found = fileAt(store, path, asset)
  if (found === undefined) return null
  const { id, file } = found
  const picture = (await pictures()).get(id)
  const candidates = [
    ...besideExport(exportFile, asString(file.url) ?? ''),
    ...(picture === undefined ? [] : [picture]),
  ]
  const stored = await firstFile(candidates)
  const details = isRecord(file.details) ? file.details : {}
  const image = isRecord(details.image) ? details.image : {}
  const [width, height] = [asNumber(image.width) ?? 800, asNumber(image.height) ?? 600]
  return {
    contentType: asString(file.contentType) ?? 'application/octet-stream',
    file: stored?.file ?? null,
    version: stored?.version ?? `breeze ${id} ${width} ${height}`,
    width,
    height,
  }
}
