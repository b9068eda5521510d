import { tagManagerId } from './configured-tags'
import { pushEvent } from './data-layer'

/** Reports a search (behavior ANALYTICS-1). What was searched may be about health: a tag manager never gets it. */
export function pushSearchEvent(query: string): void {
  pushEvent({
    event: 'customEvent',
    category: 'event_informational_action',
    action: 'event_search',
    label: tagManagerId() === null ? query : '',
    value: 0,
    nonInteraction: false,
  })
}
