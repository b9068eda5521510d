import type { SpaceExport } from '@sandbox/export-format'
import type { BuildContext } from '../content/build-context'
import { asString, isRecord } from '../content/guards'
import { Locales } from '../content/locales'
import { ENVIRONMENT, SPACE_ALIAS } from '../tokens'

/** The space's id as its entries name it, else `sandbox`. */
export function spaceIdOf(space: SpaceExport): string {
  const named = [...space.entries, ...space.assets].find(({ sys }) => sys.space !== undefined)
  return named?.sys.space?.sys.id ?? SPACE_ALIAS
}

/** A tag as the delivery API lists it. */
export interface Tag {
  id: string
  visibility: string
  source: Record<string, unknown>
}

export function tagsOf(space: SpaceExport): Tag[] {
  return (space.tags ?? []).filter(isRecord).flatMap((source) => {
    const sys = isRecord(source.sys) ? source.sys : {}
    const id = asString(sys.id)
    return id === undefined ? [] : [{ id, visibility: asString(sys.visibility) ?? 'public', source }]
  })
}

export function contextOf(space: SpaceExport, imageHost: () => string): BuildContext {
  return {
    spaceId: spaceIdOf(space),
    environmentId: ENVIRONMENT,
    types: new Map(space.contentTypes.map((type) => [type.sys.id, type])),
    locales: new Locales(space.locales),
    imageHost,
    privateTags: new Set(
      tagsOf(space).flatMap(({ id, visibility }) => (visibility === 'private' ? [id] : [])),
    ),
  }
}
