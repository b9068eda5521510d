import { pushEvent } from './data-layer'

/**
 * Reports a search (behavior ANALYTICS-1). The tag manager's container reads exactly these keys; "non-interaction" is
 * Google's spelling.
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
