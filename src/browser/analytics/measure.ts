import type { EventDetails, EventName } from '@/shared/schemas/events'
import { pushEvent } from './data-layer'

/** Sends an event of the table to the data layer (behavior ANALYTICS-2). */
export function measure<Name extends EventName>(event: Name, details: EventDetails<Name>): void {
  pushEvent({ event, ...details })
}
