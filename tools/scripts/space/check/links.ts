import type { FieldValidation, SysLink } from '@sandbox/export-format'
import { isLink, isRecord } from '@sandbox/server/content/guards'
import { type CheckContext, type FieldPlace, type Finding, findingAt, isDraft, typeIdOf } from './context'

const mimeTypesOf = (context: CheckContext, id: string): string[] =>
  Object.values(context.assets.get(id)?.fields.file ?? {}).flatMap((file) =>
    isRecord(file) && typeof file.contentType === 'string' ? [file.contentType] : [],
  )

const entryReason = ({ context }: FieldPlace, id: string, rules: FieldValidation[]): string | null => {
  const target = context.entries.get(id)
  if (!target) {
    const hint = context.assets.has(id) ? `; an asset has that id: { $picture: ${id} }` : ''
    return `links to entry ${id}, which does not exist${hint}`
  }
  const allowed = rules.flatMap((rule) => rule.linkContentType ?? [])
  if (allowed.length > 0 && !allowed.includes(typeIdOf(target))) {
    return `links to entry ${id} of type ${typeIdOf(target)}, only ${allowed.join(', ')} is allowed here`
  }
  return null
}

const assetReason = ({ context }: FieldPlace, id: string, rules: FieldValidation[]): string | null => {
  if (!context.assets.has(id)) {
    const hint = context.entries.has(id) ? '; an entry has that id' : ''
    return `links to asset ${id}, which does not exist${hint}`
  }
  const groups = rules.flatMap((rule) => rule.linkMimetypeGroup ?? [])
  const wrong = mimeTypesOf(context, id).find(
    (mimeType) => groups.includes('image') && groups.length === 1 && !mimeType.startsWith('image/'),
  )
  return wrong === undefined ? null : `links to asset ${id} of type ${wrong}, only images are allowed here`
}

/** Edited after publishing: visitors get the published version, but an export has only the edited one, whose links may differ. */
const isChanged = ({ sys }: FieldPlace['entry']): boolean =>
  sys.publishedVersion !== undefined && (sys.version ?? 0) > sys.publishedVersion + 1

/**
 * Checks one link: its target exists, has an allowed type, and is published when the entry that links
 * to it is.
 * @param linkType type of the field's links; null where both are allowed
 */
export function linkFindings(
  place: FieldPlace,
  link: SysLink,
  linkType: string | null,
  rules: FieldValidation[],
): Finding[] {
  const { context, entry, field } = place
  const { id, linkType: found } = link.sys
  const error = (reason: string): Finding[] => [findingAt(context, entry, field.id, reason)]
  if (linkType !== null && found !== linkType)
    return error(`links to ${found} ${id}, where ${linkType} is expected`)
  const reason = found === 'Asset' ? assetReason(place, id, rules) : entryReason(place, id, rules)
  if (reason !== null) return error(reason)
  const target = found === 'Asset' ? context.assets.get(id) : context.entries.get(id)
  if (target && isDraft(target) && !isDraft(entry) && !isChanged(entry)) {
    return error(`is published, but links to ${found.toLowerCase()} ${id}, which is a draft`)
  }
  return []
}

/** The links of a Link field or of a list of links. */
export function fieldLinkFindings(place: FieldPlace, value: unknown): Finding[] {
  const { type, linkType, items, validations } = place.field
  if (type === 'Link' && isLink(value)) return linkFindings(place, value, linkType ?? null, validations ?? [])
  if (type !== 'Array' || items?.type !== 'Link' || !Array.isArray(value)) return []
  return value
    .filter(isLink)
    .flatMap((link) => linkFindings(place, link, items.linkType ?? null, items.validations ?? []))
}
