import { createHash } from 'node:crypto'
import type { ExportField, LocalizedFields } from '@sandbox/export-format'
import { type LinkRef, linksIn } from './links'
import type { Locales } from './locales'
import type { DeliveredSys } from './sys'

/** All locales at once: fields keyed by locale, no `sys.locale`. */
export const ALL_LOCALES = '*'

/** An item as text in one locale, made once. */
export interface Rendition {
  json: string
  hash: string
  links: LinkRef[]
}

export type FieldDefinition = Pick<ExportField, 'id' | 'type' | 'localized'>

export interface ItemSource {
  sys: DeliveredSys
  metadata: unknown
  /** Values of the delivered fields only; read on first use. */
  fields: () => LocalizedFields
  definitions: FieldDefinition[]
  locales: Locales
}

/** An entry or asset as one API delivers it. Never changes: a newer version is another item. */
export class Item {
  readonly #renditions = new Map<string, Rendition>()
  readonly #values = new Map<string, Record<string, unknown>>()

  #stored: LocalizedFields | null = null

  constructor(readonly source: ItemSource) {}

  get stored(): LocalizedFields {
    this.#stored ??= this.source.fields()
    return this.#stored
  }

  get id(): string {
    return this.source.sys.id
  }

  get kind(): 'Entry' | 'Asset' {
    return this.source.sys.type
  }

  get typeId(): string | undefined {
    return this.source.sys.contentType?.sys.id
  }

  /** Flat fields in a locale with its fallbacks; unset fields are left out, null stays null. */
  values(locale: string): Record<string, unknown> {
    const known = this.#values.get(locale)
    if (known !== undefined) return known
    const { definitions, locales } = this.source
    const flat: Record<string, unknown> = {}
    for (const { id, localized } of definitions) {
      const stored = this.stored[id]
      const value = stored === undefined ? undefined : locales.resolve(stored, locale, localized ?? false)
      if (value !== undefined) flat[id] = value
    }
    this.#values.set(locale, flat)
    return flat
  }

  /** The delivered fields: flat, or keyed by locale for `*`. */
  fields(locale: string): Record<string, unknown> {
    return locale === ALL_LOCALES ? this.stored : this.values(locale)
  }

  sys(locale: string): DeliveredSys & { locale?: string } {
    return locale === ALL_LOCALES ? this.source.sys : { ...this.source.sys, locale }
  }

  rendition(locale: string): Rendition {
    const known = this.#renditions.get(locale)
    if (known !== undefined) return known
    const body = { metadata: this.source.metadata, sys: this.sys(locale), fields: this.fields(locale) }
    const json = JSON.stringify(body)
    const hash = createHash('md5').update(json).digest('base64url')
    const made = { json, hash, links: this.links(locale) }
    this.#renditions.set(locale, made)
    return made
  }

  /** Links of the item in a locale, of some fields only where `only` is given. */
  links(locale: string, only?: ReadonlySet<string>): LinkRef[] {
    return this.source.definitions
      .filter(({ id }) => only === undefined || only.has(id))
      .flatMap(({ id, type }) => {
        if (locale !== ALL_LOCALES) return linksIn(type, this.values(locale)[id])
        return Object.values(this.stored[id] ?? {}).flatMap((value) => linksIn(type, value))
      })
  }
}
