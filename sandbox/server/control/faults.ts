import { z } from 'zod'
import { SERVICES, type Service } from './service'

/** Body of `POST /control/faults`. */
export const faultSchema = z.object({
  service: z.enum([...SERVICES, 'all']),
  mode: z.enum(['ok', 'slow', 'limited', 'broken', 'silent']),
  /** Milliseconds that `slow` waits. */
  delayMs: z.number().int().min(0).default(3000),
  /** Seconds in `X-Contentful-RateLimit-Reset` of `limited`. */
  resetSeconds: z.number().int().min(0).default(1),
  /** How many requests are hit before all is well again; without it, all are. */
  times: z.number().int().min(1).optional(),
  /** Text that the address has to contain. */
  match: z.string().optional(),
  /** Status of `broken`. */
  status: z.number().int().min(400).max(599).default(500),
})

export type Fault = z.infer<typeof faultSchema>

const decoded = (url: string): string => {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

/** Failures to play, and the highest number of requests a second of each content API. */
export class Faults {
  #faults: Fault[] = []
  #perSecond = 0
  readonly #arrivals = new Map<Service, number[]>()

  get list(): Fault[] {
    return this.#faults
  }

  /** Requests a second and content API; 0 stands for no limit. */
  get perSecond(): number {
    return this.#perSecond
  }

  set perSecond(value: number) {
    this.#perSecond = value
    this.#arrivals.clear()
  }

  /** Adds a fault; `ok` takes those of its service away. */
  add(fault: Fault): void {
    if (fault.mode !== 'ok') this.#faults = [fault, ...this.#faults]
    else if (fault.service === 'all') this.#faults = []
    else this.#faults = this.#faults.filter(({ service }) => service !== fault.service)
  }

  reset(): void {
    this.#faults = []
    this.perSecond = 0
  }

  /** The fault that hits a request, used up by one. */
  take(service: Service, url: string): Fault | null {
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

  /** Whether a request is one too many in this second. */
  exceeds(service: Service, now = Date.now()): boolean {
    if (this.#perSecond === 0 || (service !== 'delivery' && service !== 'preview')) return false
    const recent = (this.#arrivals.get(service) ?? []).filter((at) => at > now - 1000)
    const exceeded = recent.length >= this.#perSecond
    if (!exceeded) recent.push(now)
    this.#arrivals.set(service, recent)
    return exceeded
  }
}
