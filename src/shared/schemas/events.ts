/**
 * Every event of the data layer except search (`search-event.ts`): when it is sent, and its fields. Types,
 * docs/analytics.md and tests are derived from it. No typed text, identity or health answer may be in it: `text` is
 * from editors or the site itself, `names` are field names, `items` are products.
 */
export const events = {
  page_view: {
    when: 'A page is shown, by loading it or from within the site; again once measuring is allowed on it',
    details: { page_id: 'text', page_type: 'text', page_name: 'text', page_location: 'text' },
  },
  view_item: { when: 'A product page is shown', details: { items: 'items' } },
  view_item_list: {
    when: 'A list of products comes into view, once a page; never in the recommender',
    details: { item_list_name: 'text', items: 'items' },
  },
  select_item: {
    when: 'A product of a list is followed; never in the recommender',
    details: { item_list_name: 'text', items: 'items' },
  },
  select_promotion: {
    when: 'A link of the carousel or of a banner is followed',
    details: { promotion_name: 'text', creative_slot: 'text' },
  },
  select_content: {
    when: 'Something is pressed that editors gave an event class or label (`gaEventClass`, `gaEventLabel`)',
    details: { content_type: 'text', content_id: 'text' },
  },
  view_search_results: {
    when: 'Results of a search are shown; how many, not for what',
    details: { articles: 'count', products: 'count' },
  },
  where_to_buy_click: { when: 'A shop is followed', details: { retailer: 'text', item_name: 'text' } },
  accordion: {
    when: 'A panel is opened or closed; in the recommender never',
    details: { accordion_name: 'text', action: 'text' },
  },
  carousel: { when: 'A control of the carousel is pressed', details: { action: 'text' } },
  video_start: { when: 'A video begins to play', details: { video_title: 'text' } },
  video_progress: {
    when: 'A quarter, half or three quarters of a video of our own player have been played',
    details: { video_title: 'text', video_percent: 'count' },
  },
  video_complete: {
    when: 'A video of our own player was played to its end',
    details: { video_title: 'text' },
  },
  recommender_step: {
    when: 'A question of the recommender, or its result (the number after the last question), is shown; never the notice to see a doctor',
    details: { step: 'count' },
  },
  compare_add: { when: 'A product is added to the comparison', details: { item_id: 'text' } },
  share: { when: 'A way to share an article is pressed', details: { method: 'text', item_id: 'text' } },
  form_start: { when: 'A form is begun', details: { form_id: 'text' } },
  form_error: {
    when: 'A form is not taken: the fields that are wrong, none where the reason is another',
    details: { form_id: 'text', fields: 'names' },
  },
  form_submit: { when: 'A form went through', details: { form_id: 'text' } },
  sign_up: { when: 'An account was asked for', details: { method: 'text' } },
  login: { when: 'An account was entered', details: { method: 'text' } },
  generate_lead: { when: 'A message was sent by the contact form', details: { form_id: 'text' } },
  review_submit: { when: 'A review was sent', details: { form_id: 'text' } },
  article_feedback: { when: 'Whether an article helped was answered', details: { form_id: 'text' } },
  survey_answer: { when: 'The exit survey was answered', details: { form_id: 'text' } },
} as const

/** A product as a GA4 item. */
export interface Item {
  item_id: string
  item_name: string
  /** From 0, in its list. */
  index?: number
}

interface Kinds {
  text: string
  count: number
  names: readonly string[]
  items: readonly Item[]
}

export type DetailKind = keyof Kinds
export type EventName = keyof typeof events
export type EventDetails<Name extends EventName> = {
  -readonly [Key in keyof (typeof events)[Name]['details']]: (typeof events)[Name]['details'][Key] extends DetailKind
    ? Kinds[(typeof events)[Name]['details'][Key]]
    : never
}
