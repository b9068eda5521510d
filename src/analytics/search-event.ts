import { pushEvent } from './data-layer'

/** Reports a search (behavior ANALYTICS-1), by exactly the keys that the container reads. */
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
