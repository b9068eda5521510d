/** @jest-environment jsdom */
import { listenToClicks } from '@/browser/analytics/listeners/clicks'
import { listenToForms } from '@/browser/analytics/listeners/forms'
import { listenToVideos } from '@/browser/analytics/listeners/videos'
import type { MeasuredPage } from '@/browser/analytics/measured-page'

let page: MeasuredPage
let ends: (() => void)[] = []

beforeEach(() => {
  page = { id: 'p1', type: 'product', name: 'Pomada' }
  delete window.dataLayer
  ends = [listenToClicks(() => page), listenToForms(), listenToVideos()]
})
afterEach(() => {
  for (const end of ends) end()
})

const draw = (html: string) => {
  document.body.innerHTML = html
}
const press = (selector: string) => {
  const pressed = document.querySelector(selector)
  pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

describe('marks that a press is told by (behavior ANALYTICS-3)', () => {
  const LIST = `<section><h2>Para a noite</h2><ul>
    <li><article><h3><a data-item="a" href="#a">Chá</a></h3></article></li>
    <li><article><h3><a data-item="b" href="#b"><b>Bálsamo</b></a></h3></article></li></ul></section>`

  test("editors' event class and label", () => {
    draw('<a href="#x" data-event-class="event_menu" data-event-label="menu_dicas"><span>Dicas</span></a>')
    press('span')
    expect(window.dataLayer).toEqual([
      { event: 'select_content', content_type: 'event_menu', content_id: 'menu_dicas' },
    ])
  })

  test('a product of a list, by its place in it', () => {
    draw(LIST)
    press('b')
    expect(window.dataLayer).toEqual([
      {
        event: 'select_item',
        item_list_name: 'Para a noite',
        items: [{ item_id: 'b', item_name: 'Bálsamo', index: 1 }],
      },
    ])
  })

  test('results of a search are called so, never by what was searched (CONSENT-5)', () => {
    page = { id: 's', type: 'search', name: 'Busca' }
    draw(LIST.replace('Para a noite', 'Resultados para "tosse"'))
    press('a')
    expect(JSON.stringify(window.dataLayer)).not.toContain('tosse')
  })

  test('what the recommender suggests, and what is unfolded there, is not told (ANALYTICS-2)', () => {
    page = { id: 'r', type: 'recommender', name: 'Recomendador' }
    draw(`${LIST}<details><summary>Por quê?</summary></details>`)
    press('a')
    press('summary')
    expect(window.dataLayer).toBeUndefined()
  })

  test.each([
    [
      'a shop',
      '<a id="it" href="#x" data-retailer="Farmácia">Ver</a>',
      { event: 'where_to_buy_click', retailer: 'Farmácia', item_name: 'Pomada' },
    ],
    [
      'a way to share',
      '<button id="it" data-share="copy"></button>',
      { event: 'share', method: 'copy', item_id: 'p1' },
    ],
    [
      'a control of the carousel',
      '<button id="it" data-carousel="next"></button>',
      { event: 'carousel', action: 'next' },
    ],
    [
      'a banner',
      '<div data-promotion="banner"><h2>Inverno</h2><a id="it" href="#x">Ver</a></div>',
      { event: 'select_promotion', promotion_name: 'Inverno', creative_slot: 'banner' },
    ],
    [
      'a closed panel',
      '<details><summary id="it"><h3>Como usar</h3></summary></details>',
      { event: 'accordion', accordion_name: 'Como usar', action: 'open' },
    ],
    [
      'an open panel',
      '<details open><summary id="it">Como usar</summary></details>',
      { event: 'accordion', accordion_name: 'Como usar', action: 'close' },
    ],
  ])('%s', (_name, html, event) => {
    draw(html)
    press('#it')
    expect(window.dataLayer).toEqual([event])
  })

  test('what carries none is not told', () => {
    draw('<div data-promotion="banner"><p id="it">Texto</p></div><button>Outro</button>')
    press('#it')
    press('button')
    expect(window.dataLayer).toBeUndefined()
  })
})

test('a form is begun once, by its name', () => {
  draw('<form data-form="contact"><input id="a"><input id="b"></form><form><input id="c"></form>')
  for (const id of ['a', 'b', 'c'])
    document.getElementById(id)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(window.dataLayer).toEqual([{ event: 'form_start', form_id: 'contact' }])
})

test('a video is told of once at its start, its quarters and its end', () => {
  draw('<video aria-label="Como inalar"></video>')
  const video = document.querySelector('video') as HTMLVideoElement
  Object.defineProperty(video, 'duration', { value: 100 })
  let second = 0
  Object.defineProperty(video, 'currentTime', { get: () => second })
  const tell = (type: string) => video.dispatchEvent(new Event(type))
  tell('play')
  tell('play')
  for (second of [10, 26, 30, 80, 99]) tell('timeupdate')
  tell('ended')
  const video_title = 'Como inalar'
  expect(window.dataLayer).toEqual([
    { event: 'video_start', video_title },
    { event: 'video_progress', video_title, video_percent: 25 },
    { event: 'video_progress', video_title, video_percent: 50 },
    { event: 'video_progress', video_title, video_percent: 75 },
    { event: 'video_complete', video_title },
  ])
})
