import type { Kind } from '../content/view'

/** A change that `/sync` reports: a resource became visible, changed, or was deleted (then with its date). */
export interface Change {
  sequence: number
  kind: Kind
  id: string
  typeId: string | undefined
  deleted: { at: string; revision: number; createdAt: string } | null
}

/** The changes since the start, the latest of each resource only. */
export class ChangeLog {
  #sequence = 0
  readonly #latest = new Map<string, Change>()

  get sequence(): number {
    return this.#sequence
  }

  add(change: Omit<Change, 'sequence'>): void {
    this.#sequence += 1
    const key = `${change.kind} ${change.id}`
    this.#latest.delete(key)
    this.#latest.set(key, { ...change, sequence: this.#sequence })
  }

  since(sequence: number): Change[] {
    return [...this.#latest.values()].filter((change) => change.sequence > sequence)
  }
}
