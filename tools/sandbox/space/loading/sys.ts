import type { ExportSys, SysLink } from '@sandbox/export-format'

export const SPACE_ID = 'sample'
export const ENVIRONMENT_ID = 'master'
export const LOCALE = 'pt-BR'

/** An entry's state: published, never published, or published with newer edits. */
export const STATUSES = ['published', 'draft', 'changed'] as const
export type Status = (typeof STATUSES)[number]

/** Status and days (ISO dates) that an entry was published, first and last; entries written in place take them from their parent. */
export interface Publication {
  status: Status
  publishedAt: string
  /** Omitted where it was published once. */
  updatedAt?: string
}

export const DEFAULT_PUBLICATION: Publication = { status: 'published', publishedAt: '2026-11-01' }

export function linkTo<Type extends string>(linkType: Type, id: string): SysLink<Type> {
  return {
    sys: { type: 'Link', linkType, id },
  }
}

export const spaceLinks = {
  space: linkTo('Space', SPACE_ID),
  environment: linkTo('Environment', ENVIRONMENT_ID),
}

const HOUR_OF_CHANGE = 'T15:00:00.000Z'

const instantOf = (date: string): string => (date.includes('T') ? date : `${date}T12:00:00.000Z`)

/**
 * Management `sys` of an entry or asset. Nothing comes from the clock, so that the same files always give the same
 * export. A changed one was edited on the day it was last published, three hours later.
 */
export function sysOf<Type extends 'Entry' | 'Asset'>(
  type: Type,
  id: string,
  { status, publishedAt, updatedAt = publishedAt }: Publication,
): ExportSys<Type> {
  const first = instantOf(publishedAt)
  const last = instantOf(updatedAt)
  const base = { ...spaceLinks, id, type, createdAt: first }
  if (status === 'draft') return { ...base, version: 1, updatedAt: last }
  return {
    ...base,
    version: status === 'changed' ? 4 : 2,
    publishedVersion: 1,
    publishedCounter: 1,
    updatedAt: status === 'changed' ? `${last.slice(0, 10)}${HOUR_OF_CHANGE}` : last,
    publishedAt: last,
    firstPublishedAt: first,
  }
}

/** Keys a value by the only locale of the sample space, as an export does. */
export function localized(value: unknown): Record<string, unknown> {
  return { [LOCALE]: value }
}
