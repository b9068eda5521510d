/** @jest-environment jsdom */

import { faultsOfPush } from './fits-table'

type Analytics = typeof import('@/browser/analytics/consent-mode') &
  typeof import('@/browser/analytics/measure')
type Permissions = Parameters<Analytics['applyPermissions']>[0]
const NOTHING: Permissions = { functional: false, measurement: false, advertising: false }
const ALL: Permissions = { functional: true, measurement: true, advertising: true }

/** What a page that has just been loaded has of it. */
const load = (): Analytics => {
  let loaded: Analytics | null = null
  jest.isolateModules(() => {
    loaded = { ...require('@/browser/analytics/consent-mode'), ...require('@/browser/analytics/measure') }
  })
  if (!loaded) throw new Error('not loaded')
  return loaded
}

const layer = () => window.dataLayer ?? []
const isCommand = (push: unknown) => Object.prototype.toString.call(push) === '[object Arguments]'
const wordsOf = (push: unknown) => Array.from(push as ArrayLike<unknown>)
/** Commands by their first two words, events by their names. */
const told = () =>
  layer().map((push) =>
    isCommand(push) ? wordsOf(push).slice(0, 2).join(' ') : (push as { event: string }).event,
  )
const signals = (index: number) => wordsOf(layer()[index])[2]
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const tellLead = ({ measure: tell }: Analytics) => tell('generate_lead', { form_id: 'contact' })

/** Policies that the page closes itself with, by what stays allowed. */
const CLOSING = "script-src 'self'"
const ADS_ALONE = "script-src 'self' https://www.googleadservices.com"
const configure = (id: string | null, policies = `data-none="${CLOSING}"`) => {
  document.head.innerHTML = id === null ? '' : `<meta name="tag-manager" content="${id}" ${policies}>`
}
const closedBy = () =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')].map(
    ({ content }) => content,
  )
const lastLocation = () => {
  const commands = layer().filter(isCommand).map(wordsOf)
  return commands.filter(([name]) => name === 'set').at(-1)?.[1]
}

beforeEach(() => {
  delete window.dataLayer
  configure('GTM-AB12')
})

describe('consent mode (behavior CONSENT-4)', () => {
  test('everything is denied before anything else is said, and nothing loads', () => {
    const page = load()
    tellLead(page)
    page.applyPermissions(NOTHING)
    expect(told()).toEqual(['consent default', 'set [object Object]', 'generate_lead'])
    expect(signals(0)).toEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      security_storage: 'granted',
    })
    expect(scripts()).toEqual([])
  })

  test('a refusal loads nothing either', () => {
    const page = load()
    page.applyPermissions(NOTHING)
    page.applyPermissions({ ...NOTHING, functional: true })
    page.applyPermissions(NOTHING)
    expect(scripts()).toEqual([])
  })

  test('a permission loads the tag manager once, after default and update, without what happened before', () => {
    const page = load()
    page.applyPermissions(NOTHING)
    tellLead(page)
    page.applyPermissions(ALL)
    expect(told()).toEqual([
      'consent default',
      'set [object Object]',
      'set [object Object]',
      'consent update',
      'gtm.js',
    ])
    expect(signals(3)).toMatchObject({ analytics_storage: 'granted', ad_personalization: 'granted' })
    page.applyPermissions({ ...ALL, functional: false })
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12'])
  })

  test('only what was accepted is granted', () => {
    const page = load()
    page.applyPermissions({ ...NOTHING, measurement: true })
    expect(signals(2)).toMatchObject({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
    })
  })

  test('who had allowed it on an earlier page is measured from the first moment of this one', () => {
    const page = load()
    tellLead(page)
    page.applyPermissions(ALL)
    expect(told()).toEqual([
      'consent default',
      'set [object Object]',
      'generate_lead',
      'consent update',
      'gtm.js',
    ])
  })

  test.each([
    ['from an earlier page', () => {}],
    ['given on this page', (page: Analytics) => page.applyPermissions(NOTHING)],
  ])('advertising alone, %s, hears of no event, nor of the page', (_name, arrive) => {
    const page = load()
    arrive(page)
    tellLead(page)
    page.applyPermissions({ ...NOTHING, advertising: true })
    expect(scripts()).toHaveLength(1)
    tellLead(page)
    expect(told()).not.toContain('generate_lead')
    // Already when it comes, though what the page said before is forgotten.
    expect(lastLocation()).toEqual({
      page_location: 'http://localhost',
      page_title: 'http://localhost',
      page_referrer: '',
    })
    page.reportedLocation(false)
    expect(lastLocation()).toEqual({
      page_location: 'http://localhost',
      page_title: 'http://localhost',
      page_referrer: '',
    })
  })

  test('a permission that is taken back holds at once: the tag manager hears of nothing more, and nothing leaves the page', () => {
    Reflect.set(window, 'google_tag_manager', { 'GTM-AB12': {}, 'G-CD34': {}, dataLayer: {} })
    const page = load()
    page.applyPermissions(ALL)
    expect(closedBy()).toEqual([])
    page.applyPermissions(NOTHING)
    expect(closedBy()).toEqual([CLOSING])
    expect(scripts()).toEqual([])
    expect(Reflect.get(window, 'ga-disable-G-CD34')).toBe(true)
    expect(signals(layer().length - 1)).toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied' })
    expect(lastLocation()).toEqual({
      page_location: 'http://localhost',
      page_title: 'http://localhost',
      page_referrer: '',
    })
    const { length } = layer()
    tellLead(page)
    page.reportedLocation(false)
    expect(layer()).toHaveLength(length)
  })

  test('what was taken back is measured again from the next page that is loaded', () => {
    const page = load()
    expect(page.applyPermissions(ALL)).toBe(false)
    expect(page.isMeasuringHere()).toBe(true)
    expect(page.applyPermissions(NOTHING)).toBe(false)
    expect(page.applyPermissions(ALL)).toBe(true)
    expect(page.isMeasuringHere()).toBe(false)
    expect(signals(layer().length - 1)).toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied' })
    tellLead(page)
    expect(told()).not.toContain('generate_lead')
    configure('GTM-AB12')
    const next = load()
    expect(next.applyPermissions(ALL)).toBe(false)
    expect(next.isMeasuringHere()).toBe(true)
  })

  test.each([
    ['measurement, beside tags of Google Ads', { measurement: false }, [ADS_ALONE]],
    ['advertising', { advertising: false }, [CLOSING]],
  ])('%s alone is taken back: what else is allowed goes on', (_name, change, expected) => {
    configure('GTM-AB12', `data-none="x" data-advertising="${ADS_ALONE}" data-measurement="${CLOSING}"`)
    const page = load()
    page.applyPermissions(ALL)
    page.applyPermissions({ ...ALL, ...change })
    expect(closedBy()).toEqual(expected)
    expect(scripts()).toHaveLength(1)
  })

  test('where the container has no tags of Google Ads, advertising alone may go and come', () => {
    const page = load()
    page.applyPermissions(ALL)
    page.applyPermissions({ ...ALL, advertising: false })
    expect(closedBy()).toEqual([])
    expect(page.applyPermissions(ALL)).toBe(false)
    expect(signals(layer().length - 1)).toMatchObject({ ad_storage: 'granted' })
  })

  test('without a container nothing ever loads', () => {
    configure(null)
    const page = load()
    page.applyPermissions(ALL)
    expect(scripts()).toEqual([])
    expect(told()).toEqual(['consent default', 'set [object Object]', 'consent update'])
  })
})

describe('what fits the table of events (behavior ANALYTICS-2)', () => {
  const STEP = { event: 'recommender_step' }
  const ITEM = { item_id: 'a', item_name: 'A' }
  const SEARCH = {
    event: 'customEvent',
    category: '',
    action: '',
    label: '',
    value: 0,
    nonInteraction: false,
  }
  const pushArguments = (..._all: unknown[]) => {
    load().applyPermissions(NOTHING)
    return layer()[0]
  }

  test.each([
    ['an event of it', { ...STEP, step: 2 }],
    ['products', { event: 'view_item', items: [{ ...ITEM, index: 0 }] }],
    ['no wrong field at all', { event: 'form_error', form_id: 'contact', fields: [] }],
    ['the search', SEARCH],
    ["the tag manager's own start", { event: 'gtm.js', 'gtm.start': 1 }],
    ['a command of consent', pushArguments()],
  ])('%s', (_name, push) => {
    expect(faultsOfPush(push)).toEqual([])
  })

  test.each([
    ['an event that is not in it', { event: 'outro' }, 'unknown event outro'],
    ['a detail more', { ...STEP, step: 2, answer: 'febre' }, 'recommender_step: unknown answer'],
    ['a detail less', STEP, 'recommender_step: wrong step'],
    ['a text for a number', { ...STEP, step: '2' }, 'recommender_step: wrong step'],
    [
      'a product with more',
      { event: 'view_item', items: [{ ...ITEM, quem: 'eu' }] },
      'view_item: wrong items',
    ],
    ['no products', { event: 'view_item', items: [] }, 'view_item: wrong items'],
    ['a search with more', { ...SEARCH, email: '' }, 'not the search as ANALYTICS-1 has it'],
    ['no object', 'texto', 'neither an event nor a command'],
  ])('not %s', (_name, push, fault) => {
    expect(faultsOfPush(push)).toEqual([fault])
  })
})
