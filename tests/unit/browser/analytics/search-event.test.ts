/** @jest-environment jsdom */
import { pushSearchEvent } from '@/browser/analytics/search-event'

afterEach(() => {
  delete window.dataLayer
  document.head.innerHTML = ''
})

test('a search is told to the data layer in exactly the keys of behavior ANALYTICS-1', () => {
  pushSearchEvent('tosse à noite')
  expect(window.dataLayer).toEqual([
    {
      event: 'customEvent',
      category: 'event_informational_action',
      action: 'event_search',
      label: 'tosse à noite',
      value: 0,
      nonInteraction: false,
    },
  ])
})

test('with a tag manager the same keys are sent without what was searched (CONSENT-5)', () => {
  document.head.innerHTML = '<meta name="tag-manager" content="GTM-AB12">'
  pushSearchEvent('tosse à noite')
  expect(window.dataLayer).toEqual([expect.objectContaining({ action: 'event_search', label: '' })])
  expect(JSON.stringify(window.dataLayer)).not.toContain('tosse')
})

test('a data layer that is there already is added to, not replaced', () => {
  const queue = [{ event: 'gtm.js' }]
  window.dataLayer = queue
  pushSearchEvent('tosse')
  expect(window.dataLayer).toBe(queue)
  expect(queue).toHaveLength(2)
})
