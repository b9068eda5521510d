import { createHash } from 'node:crypto'
import type { ExportAsset } from '@sandbox/export-format'
import type { BuildContext } from './build-context'
import { asString, isRecord } from './guards'

/** Path of an asset's address without scheme and host: `/{space}/{asset}/{token}/{file}`. */
export function addressPath(url: string): string {
  return url.replace(/^(https?:)?\/\/[^/]+/, '')
}

const tokenOf = (id: string, url: string): string =>
  /\/([0-9a-f]{32})\//.exec(url)?.[1] ?? createHash('md5').update(id).digest('hex')

const nameOf = (url: string, fileName: string | undefined): string => {
  const last = addressPath(url).split('/').at(-1)
  return last === undefined || last === '' ? encodeURIComponent(fileName ?? 'arquivo') : last
}

/** Contentful's own addresses: `/{space}/{id}/{token}/{file}`. */
const CONTENTFUL_PATH = /^\/[^/]+\/[^/]+\/[0-9a-f]{32}\/[^/]+$/

/** The path that a file is delivered under: that of the export, which may contain another id than the asset's. */
export function deliveredPath(id: string, file: Record<string, unknown>, spaceId: string): string {
  const url = asString(file.url) ?? ''
  const path = addressPath(url).split('?')[0] ?? ''
  if (CONTENTFUL_PATH.test(path)) return path
  return `/${spaceId}/${encodeURIComponent(id)}/${tokenOf(id, url)}/${nameOf(url, asString(file.fileName))}`
}

/** An asset's files with addresses of the sandbox's own Images API, whatever host the export names. */
export function deliveredFile(
  id: string,
  values: Record<string, unknown>,
  { spaceId, imageHost }: Pick<BuildContext, 'spaceId' | 'imageHost'>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([locale, file]) => {
      const url = isRecord(file) ? asString(file.url) : undefined
      if (!isRecord(file) || url === undefined) return [locale, file]
      const address = `//${imageHost()}${deliveredPath(id, file, spaceId)}`
      return [locale, { ...file, url: address }]
    }),
  )
}

/** The files of an exported asset, one a locale. */
export function filesOf(asset: ExportAsset): Record<string, unknown>[] {
  return Object.values(asset.fields.file ?? {}).filter(isRecord)
}
