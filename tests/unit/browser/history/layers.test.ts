/** @jest-environment jsdom */
import Router from 'next/router'
import { readEntry } from '@/browser/history/entry'
import { handleLayerStep, openLayer, startLayers } from '@/browser/history/layers'
import { startSteps } from '@/browser/history/steps'

/** The entry as the router writes it. */
const visit = (as: string, key = as) => window.history.pushState({ as, key, __N: true }, '', as)
const stepped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
const settled = () => new Promise((resolve) => setTimeout(resolve))
const back = async () => {
  const step = stepped()
  window.history.back()
  await step
}
const isOnLayer = () => readEntry(window.history.state)?.layerOn !== undefined

let ends: (() => void)[] = []
let start = 0
beforeEach(() => {
  visit('/pt-br/antes/')
  visit('/pt-br/pagina/')
  start = window.history.length
  ends = [startSteps([handleLayerStep]), startLayers(null)]
})
afterEach(() => {
  for (const end of ends) end()
})

test('Back closes the topmost layer and stays on the page (LAYOUT-7)', async () => {
  const close = jest.fn()
  const release = openLayer(close)
  expect(isOnLayer()).toBe(true)
  await back()
  expect(close).toHaveBeenCalledTimes(1)
  expect(window.location.pathname).toBe('/pt-br/pagina/')
  release()
  await settled()
  await back()
  expect(window.location.pathname).toBe('/pt-br/antes/')
})

test('a layer closed by other means takes its step back', async () => {
  const release = openLayer(jest.fn())
  const step = stepped()
  release()
  await step
  expect(isOnLayer()).toBe(false)
  await back()
  expect(window.location.pathname).toBe('/pt-br/antes/')
})

test('a layer that opens as another closes goes on with its step', async () => {
  const release = openLayer(jest.fn())
  release()
  const close = jest.fn()
  const releaseSecond = openLayer(close)
  await settled()
  expect(window.history.length).toBe(start + 1)
  await back()
  expect(close).toHaveBeenCalledTimes(1)
  releaseSecond()
  await settled()
})

test('what was chosen in a layer stays when Back closes it', async () => {
  const release = openLayer(jest.fn())
  visit('/pt-br/pagina/?filtro=tosse')
  expect(window.history.length).toBe(start + 1)
  await back()
  expect(window.location.search).toBe('?filtro=tosse')
  release()
  await settled()
  expect(isOnLayer()).toBe(false)
  await back()
  expect(window.location.href).toMatch(/\/pt-br\/pagina\/$/)
})

test('a page visited from a layer takes the place of its step (LAYOUT-7)', async () => {
  const release = openLayer(jest.fn())
  Router.events.emit('routeChangeStart', '/pt-br/nova/', { shallow: false })
  release()
  await settled()
  visit('/pt-br/nova/')
  Router.events.emit('routeChangeComplete', '/pt-br/nova/', { shallow: false })
  await settled()
  expect(window.location.pathname).toBe('/pt-br/nova/')
  await back()
  expect(window.location.pathname).toBe('/pt-br/pagina/')
  expect(isOnLayer()).toBe(false)
})

test('what is pushed while a step is taken back waits for it', async () => {
  const release = openLayer(jest.fn())
  release()
  await settled()
  const step = stepped()
  visit('/pt-br/nova/')
  await step
  expect(window.location.pathname).toBe('/pt-br/nova/')
  await back()
  expect(window.location.pathname).toBe('/pt-br/pagina/')
  expect(isOnLayer()).toBe(false)
})
