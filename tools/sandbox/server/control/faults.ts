import { asString } from '../content/guards'
import { bodyOf, numberOf, wordOf } from './body'
import { FAULTY, type Faulty, type Service } from './service'

/** `slow` reads content after its wait, `late` before it: what it delivers may be old. Mails and statements: `limited` is 421 and "too many clients", `broken` 550 and "starting up", `cut` a lost connection. */
export const MODES = ['ok', 'slow', 'late', 'limited', 'broken', 'silent', 'cut'] as const

/** Body of `POST /control/faults`. */
export interface Fault {
  service: Faulty | 'all'
  mode: (typeof MODES)[number]
  /** Milliseconds that `slow` and `late` wait; 3000 by default. */
  delayMs: number
  /** Seconds in `X-Contentful-RateLimit-Reset` of `limited`; 1 by default. */
  resetSeconds: number
  /** How many requests fail; all without it. */
  times: number | undefined
  match: string | undefined
  /** Status of `broken`; 500 by default. */
  status: number
}

/** Reads a fault. @throws ApiError 400 */
export function faultOf(received: unknown): Fault {
  const body = bodyOf(received)
  return {
    service: wordOf(body, 'service', [...FAULTY, 'all']),
    mode: wordOf(body, 'mode', MODES),
    delayMs: numberOf(body, 'delayMs', 0, 3000),
    resetSeconds: numberOf(body, 'resetSeconds', 0, 1),
    times: numberOf(body, 'times', 1, undefined),
    match: asString(body.match),
    status: numberOf(body, 'status', 400, 500),
  }
}

const decoded = (url: string): string => {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

/** Failures to simulate, and the highest number of requests a second of each content API. */
export class Faults {
  #faults: Fault[] = []
  #perSecond = 0
  readonly #arrivals = new Map<Service, number[]>()

  get list(): Fault[] {
    return this.#faults
  }

  /** Requests a second and content API; 0 for no limit. */
  get perSecond(): number {
    return this.#perSecond
  }

  set perSecond(value: number) {
    this.#perSecond = value
    this.#arrivals.clear()
  }

  /** Adds a fault; `ok` removes those of its service. */
  add(fault: Fault): void {
    if (fault.mode !== 'ok') this.#faults = [fault, ...this.#faults]
    else if (fault.service === 'all') this.#faults = []
    else this.#faults = this.#faults.filter(({ service }) => service !== fault.service)
  }

  reset(): void {
    this.#faults = []
    this.perSecond = 0
  }

  /** The fault that hits a request; counts it down. */
  take(service: Faulty, url: string): Fault | null {
    const address = decoded(url)
    const fault = this.#faults.find(
      (candidate) =>
        (candidate.service === 'all' || candidate.service === service) &&
        (candidate.match === undefined || address.includes(candidate.match)),
    )
    if (fault === undefined) return null
    if (fault.times !== undefined) {
      fault.times -= 1
      if (fault.times === 0) this.#faults = this.#faults.filter((other) => other !== fault)
    }
    return fault
  }

  exceeds(service: Service, now = Date.now()): boolean {
    if (this.#perSecond === 0 || (service !== 'delivery' && service !== 'preview')) return false
    const recent = (this.#arrivals.get(service) ?? []).filter((at) => at > now - 1000)
    const exceeded = recent.length >= this.#perSecond
    if (!exceeded) recent.push(now)
    this.#arrivals.set(service, recent)
    return exceeded
  }
}
