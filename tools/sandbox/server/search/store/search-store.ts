import { indexMissing } from '../errors'
import { type Scope, SearchIndex } from './search-index'

/** All indexes of the application. Every write is done at once: its task is published at the response. */
export class SearchStore {
  readonly #indexes = new Map<string, SearchIndex>()
  #tasks = 0

  /** @throws SearchError 404 */
  get(name: string): SearchIndex {
    const index = this.#indexes.get(name)
    if (index === undefined) throw indexMissing(name)
    return index
  }

  /** The index, made when there is none yet: writing to a name creates it. */
  open(name: string): SearchIndex {
    const index = this.#indexes.get(name) ?? new SearchIndex()
    this.#indexes.set(name, index)
    return index
  }

  delete(name: string): void {
    this.#indexes.delete(name)
  }

  entries(): [name: string, index: SearchIndex][] {
    return [...this.#indexes]
  }

  /** Copies into an index or parts of one; without a source nothing happens. */
  copy(from: string, to: string, scope: readonly Scope[] | null): void {
    const source = this.#indexes.get(from)
    if (source !== undefined) source.copyTo(this.open(to), scope)
  }

  /** Atomically replaces an index by another. */
  move(from: string, to: string): void {
    const source = this.#indexes.get(from)
    if (source === undefined || from === to) return
    this.#indexes.set(to, source)
    this.#indexes.delete(from)
  }

  nextTask(): number {
    this.#tasks += 1
    return this.#tasks
  }
}
