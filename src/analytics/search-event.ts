import { pushEvent } from './data-layer'

/**
 * Tells the data layer that a visitor searched (behavior ANALYTICS-1).
 * The keys are these and no others, "non-interaction" in the writing that Google gives that field: the tag manager's container reads
 * them by these names.
 */
export function pushSearchEvent(query: string): void {
  pushEvent({
    event: 'customEvent',
    category: 'event_informational_action',
    action: 'event_search',
    label: query,
    value: 0,
    nonInteraction: false,
  })
}
