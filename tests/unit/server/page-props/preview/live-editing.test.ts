/** @jest-environment jsdom */

import { afterPause } from '@/browser/live-editing/after-pause'
import { shownFields } from '@/browser/live-editing/shown-fields'
import { tagElements } from '@/browser/live-editing/tags'
import { createUnsaved, flatten } from '@/browser/live-editing/unsaved'
import { readLiveRequest } from '@/server/page-props/preview-request'
import type { RawContent } from '@/shared/content-model/views/preview'

const entry = (id: string, fields: Record<string, unknown>): RawContent => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: 'notice' } } },
  fields,
})
const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

// jsdom has no CSS.escape; the ids of these tests need none.
beforeAll(() => Object.assign(globalThis, { CSS: { escape: (text: string) => text } }))

test('entries that the editor has put into each other come apart, also when they go round in circles', () => {
  const inner = entry('inner', { title: 'Dentro' })
  const outer = entry('outer', {
    next: [inner],
    image: { sys: { type: 'Link', linkType: 'Asset', id: 'a' } },
  })
  inner.fields.back = outer
  expect(flatten(outer)).toEqual([
    entry('outer', { next: [linkTo('inner')], image: { sys: { type: 'Link', linkType: 'Asset', id: 'a' } } }),
    entry('inner', { title: 'Dentro', back: linkTo('outer') }),
  ])
})

const tagsOf = (html: string, items: RawContent[]) => {
  document.body.innerHTML = html
  tagElements(
    document.body,
    shownFields(items, [['title', 'text', 'body', 'image'].map((name) => `notice.${name}`)]),
  )
  return [...document.querySelectorAll('[data-contentful-entry-id]')].map((element) => [
    element.textContent || element.tagName,
    element.getAttribute('data-contentful-entry-id'),
    element.getAttribute('data-contentful-field-id'),
  ])
}

test('elements carry the entry and field whose text or picture they show', () => {
  const document_ = {
    nodeType: 'document',
    content: [
      {
        nodeType: 'paragraph',
        content: [
          { nodeType: 'text', value: 'Um ' },
          { nodeType: 'text', value: 'texto' },
        ],
      },
    ],
  }
  const asset: RawContent = {
    sys: { id: 'a', type: 'Asset' },
    fields: { file: { url: '//img.example/a.png' } },
  }
  const image = { sys: { type: 'Link', linkType: 'Asset', id: 'a' } }
  expect(
    tagsOf('<h2>Título</h2><p>Um <b>texto</b></p><p>Linha 1</p><img src="http://img.example/a.png?w=9">', [
      entry('one', { title: 'Título', body: document_, text: 'Linha 1\n\nLinha 2', image }),
      asset,
    ]),
  ).toEqual([
    ['Título', 'one', 'title'],
    ['Um texto', 'one', 'body'],
    ['Linha 1', 'one', 'text'],
    ['IMG', 'one', 'image'],
  ])
})

test('a text that two entries share belongs to the one whose other fields stand beside it', () => {
  const html =
    '<div><h3>Saiba mais</h3><p>Sobre a pomada</p></div><div><h3>Saiba mais</h3><p>Sobre o chá</p></div>'
  const tags = tagsOf(html, [
    entry('balm', { title: 'Saiba mais', text: 'Sobre a pomada' }),
    entry('tea', { title: 'Saiba mais', text: 'Sobre o chá' }),
  ])
  expect(tags.map(([, id]) => id)).toEqual(['balm', 'balm', 'tea', 'tea'])
})

test('what shows no text of its own is found by the name that is read aloud', () => {
  expect(
    tagsOf('<button aria-label="Assistir: O filme"></button>', [entry('film', { title: 'O filme' })]),
  ).toEqual([['BUTTON', 'film', 'title']])
})

test('no mark leads to a field that only editors among themselves read', () => {
  expect(tagsOf('<h2>Nossa história</h2>', [entry('one', { name: 'Nossa história' })])).toEqual([])
  const both = { name: 'Nossa história', title: 'Nossa história' }
  expect(tagsOf('<h2>Nossa história</h2>', [entry('one', both)])).toEqual([
    ['Nossa história', 'one', 'title'],
  ])
})

test('a saved entry is forgotten with what came along with it; edits of others stay (PREVIEW-1)', () => {
  const unsaved = createUnsaved([entry('page', { title: 'Antes' })])
  unsaved.edit(entry('page', { title: 'Depois', section: entry('section', { title: 'Novo' }) }))
  unsaved.edit(entry('footer', { copyright: '2027' }))
  expect(unsaved.items().map(({ sys }) => sys.id)).toEqual(['page', 'section', 'footer'])
  unsaved.save(entry('page', {}))
  expect(unsaved.items().map(({ sys }) => sys.id)).toEqual(['footer'])
  expect(unsaved.shown().map(({ sys }) => sys.id)).toEqual(['page', 'footer'])
})

test('who types without a pause sees the page follow all the same (PREVIEW-1)', () => {
  jest.useFakeTimers()
  const draw = jest.fn()
  const typed = afterPause(draw, 300, 600)
  for (let key = 0; key < 27; key += 1) {
    typed()
    jest.advanceTimersByTime(150)
  }
  expect(draw.mock.calls.length).toBeGreaterThanOrEqual(6)
  jest.advanceTimersByTime(1000)
  const drawn = draw.mock.calls.length
  jest.advanceTimersByTime(1000)
  expect(draw).toHaveBeenCalledTimes(drawn)
  jest.useRealTimers()
})

test('live edits are taken for a page of this site only, and only as entries and assets (PREVIEW-1)', () => {
  const items = [entry('one', { title: 'Novo' })]
  const live = readLiveRequest(JSON.stringify({ path: '/pt-br/sobre/', items }))
  expect(live?.slug).toBe('sobre')
  expect(live?.unsaved.entries.get('one')?.fields).toEqual({ title: 'Novo' })
  for (const bad of [
    null,
    {},
    { path: '//evil.example', items },
    { path: '/pt-br/', items: [{}] },
    { path: 1, items },
  ])
    expect(readLiveRequest(JSON.stringify(bad) ?? '')).toBeNull()
  expect(readLiveRequest('{')).toBeNull()
})
