import { stat } from 'node:fs/promises'
import path from 'node:path'
import { addressPath, filesOf } from '../content/asset-file'
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
  /** The export that the space was read from; its pictures lie beside it. */
  exportFile: string | null
  /** The sample's pictures by asset id. */
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

/** Finds an asset's picture by the asset's id; the file name only chooses between locales. */
export const imageSourceOf = async (
  { store, exportFile, pictures }: SourceContext,
  id: string,
  fileName: string,
): Promise<ImageSource | null> => {
  const asset = store.record('Asset', id)?.latest
  if (asset === undefined || isEntry(asset)) return null
  const files = filesOf(asset)
  const file =
    files.find(({ url }) => asString(url)?.endsWith(`/${encodeURIComponent(fileName)}`)) ?? files[0]
  if (file === undefined) return null
  const picture = (await pictures()).get(id)
  const candidates = [
    ...besideExport(exportFile, asString(file.url) ?? ''),
    ...(picture === undefined ? [] : [picture]),
  ]
  const found = await firstFile(candidates)
  const details = isRecord(file.details) ? file.details : {}
  const image = isRecord(details.image) ? details.image : {}
  const [width, height] = [asNumber(image.width) ?? 800, asNumber(image.height) ?? 600]
  return {
    contentType: asString(file.contentType) ?? 'application/octet-stream',
    file: found?.file ?? null,
    version: found?.version ?? `breeze ${id} ${width} ${height}`,
    width,
    height,
  }
}
