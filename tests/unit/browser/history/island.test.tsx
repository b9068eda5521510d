import { act, render, screen } from '@testing-library/react'
import dynamic from 'next/dynamic'
import Router from 'next/router'
import { type ComponentType, createContext, type ReactNode, use, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Island } from '@/browser/hydration/Island'
import { onDemand } from '@/browser/hydration/on-demand'
import { startIslandLinks } from '@/ui/components/AppLink/island-links'

type Words = ComponentType<{ text: string }>

const Words: Words = ({ text }) => (
  <p>
    {text} <a href="/pt-br/dicas/">Dicas</a>
  </p>
)

const partOf = (load: () => Promise<Words>): Words => onDemand(dynamic(load))

const Place = createContext('aqui')
function Page({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0)
  return (
    <main data-count={count} data-place={use(Place)}>
      {children}
      <button type="button" onClick={() => setCount(count + 1)}>
        Outra vez
      </button>
    </main>
  )
}

/** @param changed - what something else wrote into the page before it hydrates */
const hydrate = async (Part: Words, changed = '') => {
  const container = document.createElement('div')
  document.body.append(container)
  const page = (part: ReactNode, place = 'aqui') => (
    <Place value={place}>
      <Page>{part}</Page>
    </Place>
  )
  const served = (
    <div data-island="">
      <Words text="Do servidor" />
    </div>
  )
  container.innerHTML = renderToString(page(served)).replace('<button', `${changed}<button`)
  const rendered = container.querySelector('p')
  const onRecoverableError = jest.fn()
  const island = (text: string, place?: string) =>
    page(
      <Island hydrateOn="off">
        <Part text={text} />
      </Island>,
      place,
    )
  const root = await act(async () => hydrateRoot(container, island('Do servidor'), { onRecoverableError }))
  const renderAgain = (text: string, place?: string) => act(async () => root.render(island(text, place)))
  return { container, rendered, renderAgain, onRecoverableError }
}

afterEach(() => document.body.replaceChildren())

test('the elements of the server stay and their code is not loaded, while the page around them is interactive', async () => {
  const load = jest.fn(async () => Words)
  const { container, rendered, renderAgain, onRecoverableError } = await hydrate(partOf(load))
  act(() => screen.getByRole('button').click())
  expect(container.querySelector('main')?.dataset.count).toBe('1')
  act(() => rendered?.click())
  // As when the router reads the query of the address.
  await renderAgain('Do servidor', 'dali')
  expect(container.querySelector('main')?.dataset.place).toBe('dali')
  expect(container.querySelector('p')).toBe(rendered)
  expect(load).not.toHaveBeenCalled()
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('one in which the server rendered nothing loads nothing', async () => {
  const container = document.createElement('div')
  container.innerHTML = '<div data-island=""></div>'
  const load = jest.fn(async () => Words)
  const Part = partOf(load)
  await act(async () =>
    hydrateRoot(
      container,
      <Island hydrateOn="off">
        <Part text="" />
      </Island>,
    ),
  )
  expect(load).not.toHaveBeenCalled()
})

test('with other data it is loaded and rendered; what was there stays, and the page usable, until then', async () => {
  let arrive = () => {}
  const load = jest.fn(() => new Promise<Words>((resolve) => (arrive = () => resolve(Words))))
  const Part = partOf(load)
  const { container, rendered, renderAgain } = await hydrate(Part)
  await renderAgain('Do navegador')
  expect(load).toHaveBeenCalledTimes(1)
  expect(container.querySelector('p')).toBe(rendered)
  await act(async () => screen.getByRole('button').click())
  expect(container.querySelector('main')?.dataset.count).toBe('1')
  await act(async () => arrive())
  expect(container.textContent).toContain('Do navegador')
  expect(container.querySelectorAll('p')).toHaveLength(1)
  await act(
    async () =>
      void render(
        <Island hydrateOn="off">
          <Part text="Depois" />
        </Island>,
      ),
  )
  expect(screen.getByText(/Depois/)).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

test('its links are followed by the router and fetched ahead; those of hydrated parts are left to them (LAYOUT-7)', async () => {
  const push = jest.fn()
  const prefetch = jest.fn()
  Object.assign(Router, { router: { push, prefetch } })
  const end = startIslandLinks()
  render(
    <a href="/pt-br/faq/" onClick={(event) => event.preventDefault()}>
      Perguntas
    </a>,
  )
  screen.getByRole('link', { name: 'Perguntas' }).click()
  expect(push).not.toHaveBeenCalled()
  const { container } = await hydrate(partOf(async () => Words))
  const link = container.querySelector('a')
  act(() => void link?.dispatchEvent(new Event('pointerover', { bubbles: true })))
  act(() => link?.click())
  expect(prefetch).toHaveBeenCalledWith('/pt-br/dicas/')
  expect(push.mock.calls).toEqual([['/pt-br/dicas/']])
  end()
  Object.assign(Router, { router: null })
})

test('it is rendered from its data where React has to render the page anew, such as when a translator changed it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const Part = partOf(async () => Words)
  const { container, onRecoverableError } = await hydrate(Part, 'traduzido ')
  expect(onRecoverableError).toHaveBeenCalled()
  expect(container.querySelector('p')?.textContent).toBe('Do servidor Dicas')
  expect(container.textContent).not.toContain('traduzido')
  jest.restoreAllMocks()
})
