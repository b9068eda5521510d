import { pushEvent } from './data-layer'
import type { EventDetails, EventName } from './events'

/** Tells the data layer what happened, as the table of events says (behavior ANALYTICS-2). */
export function measure<Name extends EventName>(event: Name, details: EventDetails<Name>): void {
  pushEvent({ event, ...details })
}
