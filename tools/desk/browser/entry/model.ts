import { contentTypes, isContentTypeId } from '@/shared/content-model'
import type { Fields } from '@/shared/content-model/declare'
import { GROUPS, type Group } from '@/shared/content-model/fields'
import { words } from '../words'

/** The desk reads content types only from the content model here. */
export const TYPES = Object.values(contentTypes)
  .map(({ id, name }) => ({ id: id as string, name: name as string }))
  .sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'))

export function typeName(id: string): string {
  return isContentTypeId(id) ? contentTypes[id].name : id
}

export function fieldsOfType(id: string): Fields {
  return isContentTypeId(id) ? contentTypes[id].fields : {}
}

export function typeDescription(id: string): string {
  return isContentTypeId(id) ? contentTypes[id].description : ''
}

/** Ids of the content types that a link may lead to; every section where none is named. */
export function targetsOf(targets: readonly string[]): readonly string[] {
  if (targets.length > 0) return targets
  return Object.values(contentTypes).flatMap(({ id, facts }) => ('isSection' in facts ? [id] : []))
}

export interface FieldGroup {
  id: string
  name: string
  fields: string[]
}

/** The parts of a type's form, in the order of Contentful's tabs. */
export function groupsOf(fields: Fields): FieldGroup[] {
  const idsOf = (group: Group | undefined) =>
    Object.entries(fields).flatMap(([id, { options }]) => (options.group === group ? [id] : []))
  const named = Object.entries(GROUPS).map(([id, name]) => ({ id, name, fields: idsOf(id as Group) }))
  const first = { id: 'content', name: words.group, fields: idsOf(undefined) }
  return [first, ...named].filter((group) => group.fields.length > 0)
}
