import { CompiledIndex } from '../engine/compiled-index'
import { type Synonym, SynonymTable } from '../engine/synonym-table'
import type { Values } from '../params/read'
import type { SearchRecord } from '../record'

interface Compiled {
  index: CompiledIndex
  synonyms: SynonymTable
}

/** Parts of an index that can be copied separately. */
export type Scope = 'settings' | 'synonyms' | 'rules'

/** Records, settings and synonyms under one name. Made ready for queries at the first one after a change. */
export class SearchIndex {
  readonly createdAt = new Date().toISOString()
  #updatedAt = this.createdAt
  #records = new Map<string, SearchRecord>()
  #settings: Values = {}
  #synonyms = new Map<string, Synonym>()
  #compiled: Compiled | null = null

  get updatedAt(): string {
    return this.#updatedAt
  }

  get records(): ReadonlyMap<string, SearchRecord> {
    return this.#records
  }

  get settings(): Values {
    return this.#settings
  }

  get synonyms(): ReadonlyMap<string, Synonym> {
    return this.#synonyms
  }

  get compiled(): Compiled {
    this.#compiled ??= {
      index: new CompiledIndex([...this.#records.values()], this.#settings),
      synonyms: new SynonymTable(this.#synonyms.values()),
    }
    return this.#compiled
  }

  changeRecords(change: (records: Map<string, SearchRecord>) => void): void {
    change(this.#records)
    this.#touch()
  }

  changeSettings(settings: Values): void {
    this.#settings = { ...this.#settings, ...settings }
    this.#touch()
  }

  changeSynonyms(change: (synonyms: Map<string, Synonym>) => void): void {
    change(this.#synonyms)
    this.#touch()
  }

  /** A copy of all, or of some parts put into `target`. */
  copyTo(target: SearchIndex, scope: readonly Scope[] | null): void {
    if (scope === null) target.#records = new Map(this.#records)
    if (scope === null || scope.includes('settings')) target.#settings = { ...this.#settings }
    if (scope === null || scope.includes('synonyms')) target.#synonyms = new Map(this.#synonyms)
    target.#touch()
  }

  #touch(): void {
    this.#updatedAt = new Date().toISOString()
    this.#compiled = null
  }
}
