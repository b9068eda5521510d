import type { Service } from './service'

export interface RequestRecord {
  at: string
  service: Service
  method: string
  url: string
  route: string
  contentType: string | null
  status: number
  ms: number
}

const STORED_REQUESTS = 5000
const SECOND_MS = 1000

const count = (counts: Record<string, number>, key: string | number): void => {
  counts[key] = (counts[key] ?? 0) + 1
}

/** Counts requests. `maxPerSecond` is over any one second, of both content APIs together. */
export class Stats {
  #since = new Date()
  #recent: number[] = []
  #maxPerSecond = 0
  #total = 0
  #counts = this.#empty()
  readonly requests: RequestRecord[] = []

  #empty() {
    const byService: Record<string, number> = {}
    const byRoute: Record<string, number> = {}
    const byContentType: Record<string, number> = {}
    const byStatus: Record<string, number> = {}
    return { byService, byRoute, byContentType, byStatus }
  }

  arrive(now = Date.now()): void {
    this.#recent.push(now)
    while ((this.#recent[0] ?? now) <= now - SECOND_MS) this.#recent.shift()
    this.#maxPerSecond = Math.max(this.#maxPerSecond, this.#recent.length)
  }

  add(record: RequestRecord): void {
    this.#total += 1
    count(this.#counts.byService, record.service)
    count(this.#counts.byRoute, record.route)
    count(this.#counts.byStatus, record.status)
    if (record.contentType !== null) count(this.#counts.byContentType, record.contentType)
    this.requests.push(record)
    if (this.requests.length > STORED_REQUESTS) this.requests.shift()
  }

  report() {
    return {
      total: this.#total,
      ...this.#counts,
      maxPerSecond: this.#maxPerSecond,
      since: this.#since.toISOString(),
    }
  }

  reset(): void {
    this.#since = new Date()
    this.#recent = []
    this.#maxPerSecond = 0
    this.#total = 0
    this.#counts = this.#empty()
    this.requests.length = 0
  }
}
