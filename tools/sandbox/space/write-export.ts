import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ExportAsset, SpaceExport } from '@sandbox/export-format'
import { isMapping } from './loading/files'

/** The protocol-relative addresses of an asset's files, one a locale. */
const addressesOf = (asset: ExportAsset): string[] =>
  Object.values(asset.fields.file ?? {}).flatMap((file) =>
    isMapping(file) && typeof file.url === 'string' ? [file.url] : [],
  )

/** Where `contentful space export --download-assets` puts a file, and `contentful-import --upload-assets` finds it. */
export function downloadPathOf(address: string, folder: string): string {
  return path.join(folder, address.replace(/^(https?:)?\/\//, ''))
}

/** Writes the one-file export, readable and with a fixed order, so that two exports can be compared: latest states only. */
export async function writeExport(space: SpaceExport, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const entries = space.entries.map(({ publishedFields: _, ...entry }) => entry)
  await writeFile(file, `${JSON.stringify({ ...space, entries }, null, 2)}\n`)
}

/**
 * Copies the pictures beside an export.
 * @param files asset id to path
 * @returns ids of the assets that have no file
 */
export async function copyAssets(
  space: SpaceExport,
  files: Map<string, string>,
  folder: string,
): Promise<string[]> {
  const missing: string[] = []
  for (const asset of space.assets) {
    const source = files.get(asset.sys.id)
    if (source === undefined) missing.push(asset.sys.id)
    else {
      for (const address of addressesOf(asset)) {
        const target = downloadPathOf(address, folder)
        await mkdir(path.dirname(target), { recursive: true })
        await copyFile(source, target)
      }
    }
  }
  return missing
}
