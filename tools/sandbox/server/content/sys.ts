import type { ExportAsset, ExportEntry, SysLink } from '@sandbox/export-format'
import { asNumber, asString } from './guards'

/** Ids written into every delivered `sys`. */
export interface SysContext {
  spaceId: string
  environmentId: string
}

/** `sys` of a delivered entry or asset, without its locale. */
export interface DeliveredSys {
  space: SysLink<'Space'>
  id: string
  type: 'Entry' | 'Asset'
  createdAt: string
  updatedAt: string
  environment: SysLink<'Environment'>
  publishedVersion?: number
  revision: number
  contentType?: SysLink<'ContentType'>
}

const EPOCH = '1970-01-01T00:00:00.000Z'

export function linkTo<Type extends string>(linkType: Type, id: string): SysLink<Type> {
  return {
    sys: { type: 'Link', linkType, id },
  }
}

/**
 * Turns a management `sys` into the delivered one: `publishedCounter`, `publishedAt` and `firstPublishedAt` are the
 * delivery API's `revision`, `updatedAt` and `createdAt`; preview shows the dates of the latest save.
 */
export function deliveredSys(
  source: ExportEntry | ExportAsset,
  { spaceId, environmentId }: SysContext,
  preview: boolean,
): DeliveredSys {
  const { sys } = source
  const saved = asString(sys.updatedAt) ?? asString(sys.createdAt) ?? EPOCH
  const updatedAt = preview ? saved : (asString(sys.publishedAt) ?? saved)
  const created = asString(sys.createdAt) ?? updatedAt
  const drafted = sys.publishedVersion === undefined
  return {
    space: linkTo('Space', spaceId),
    id: sys.id,
    type: sys.type,
    createdAt: preview ? created : (asString(sys.firstPublishedAt) ?? created),
    updatedAt,
    environment: linkTo('Environment', environmentId),
    ...(sys.publishedVersion === undefined ? {} : { publishedVersion: sys.publishedVersion }),
    revision: asNumber(sys.publishedCounter) ?? asNumber(sys.revision) ?? (drafted ? 0 : 1),
    ...(sys.type === 'Entry' && sys.contentType !== undefined
      ? { contentType: linkTo('ContentType', sys.contentType.sys.id) }
      : {}),
  }
}
