import { act, render, screen } from '@testing-library/react'
import Router from 'next/router'
import { type ComponentType, createContext, type ReactNode, use, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { startStillLinks } from '@/components/AppLink/still-links'
import { still } from '@/navigation/still'

const Words = ({ text }: { text: string }) => (
  <p>
    {text} <a href="/pt-br/dicas/">Dicas</a>
  </p>
)

const Call = ({ text }: { text: string }) => <a href="tel:192">{text}</a>

const Place = createContext('aqui')
let redraw = () => {}
function Page({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0)
  redraw = () => setCount(count + 1)
  return (
    <main data-count={count} data-place={use(Place)}>
      {children}
      <button type="button" onClick={redraw}>
        Outra vez
      </button>
    </main>
  )
}

/** @param changed - what something else wrote into the page before it comes alive */
const comeAlive = async (Part: ComponentType<{ text: string }>, text = 'Do servidor', changed = '') => {
  const container = document.createElement('div')
  document.body.append(container)
  const page = (part: ReactNode, place = 'aqui') => (
    <Place value={place}>
      <Page>{part}</Page>
    </Place>
  )
  const served = (
    <div data-still="">
      <Words text="Do servidor" />
    </div>
  )
  container.innerHTML = renderToString(page(served)).replace('<button', `${changed}<button`)
  const drawn = container.querySelector('p')
  const onRecoverableError = jest.fn()
  const root = await act(async () =>
    hydrateRoot(container, page(<Part text={text} />), { onRecoverableError }),
  )
  const drawAgain = (again: string, place?: string) =>
    act(async () => root.render(page(<Part text={again} />, place)))
  return { container, drawn, drawAgain, onRecoverableError }
}

afterEach(() => document.body.replaceChildren())

test('what the server drew stays, element for element, and its code is not loaded, while the page around it lives', async () => {
  const load = jest.fn(async () => Words)
  const { container, drawn, drawAgain, onRecoverableError } = await comeAlive(still(load))
  act(() => screen.getByRole('button').click())
  expect(container.querySelector('main')?.dataset.count).toBe('1')
  act(() => drawn?.click())
  // As when the router reads the query of the address.
  await drawAgain('Do servidor', 'dali')
  expect(container.querySelector('main')?.dataset.place).toBe('dali')
  expect(container.querySelector('p')).toBe(drawn)
  expect(load).not.toHaveBeenCalled()
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('drawn in the browser, or of other data, it is loaded, and what was there stays until then', async () => {
  let arrive = () => {}
  const load = jest.fn(() => new Promise<typeof Words>((resolve) => (arrive = () => resolve(Words))))
  const Part = still(load)
  const { container, drawn, drawAgain } = await comeAlive(Part)
  await drawAgain('Do navegador')
  expect(load).toHaveBeenCalledTimes(1)
  expect(container.querySelector('p')).toBe(drawn)
  await act(async () => arrive())
  expect(container.textContent).toContain('Do navegador')
  expect(container.querySelectorAll('p')).toHaveLength(1)
  await act(async () => void render(<Part text="Depois" />))
  expect(screen.getByText(/Depois/)).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

test('its links are followed by the router and fetched ahead; those of living parts are left to them', async () => {
  const push = jest.fn()
  const prefetch = jest.fn()
  Object.assign(Router, { router: { push, prefetch } })
  const end = startStillLinks()
  render(
    <a href="/pt-br/faq/" onClick={(event) => event.preventDefault()}>
      Perguntas
    </a>,
  )
  screen.getByRole('link', { name: 'Perguntas' }).click()
  expect(push).not.toHaveBeenCalled()
  const { container } = await comeAlive(still(async () => Words))
  const link = container.querySelector('a')
  act(() => void link?.dispatchEvent(new Event('pointerover', { bubbles: true })))
  act(() => link?.click())
  expect(prefetch).toHaveBeenCalledWith('/pt-br/dicas/')
  expect(push.mock.calls).toEqual([['/pt-br/dicas/']])
  end()
  Object.assign(Router, { router: null })
})

test('is drawn of its data where React has to draw the page anew, such as when a translator changed it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const Part = still(async () => Words)
  const { container, onRecoverableError } = await comeAlive(Part, 'Do servidor', 'traduzido ')
  expect(onRecoverableError).toHaveBeenCalled()
  expect(container.querySelector('p')?.textContent).toBe('Do servidor Dicas')
  expect(container.textContent).not.toContain('traduzido')
  jest.restoreAllMocks()
})

test('a part within a line is shown plain where no server drew it, until its code is loaded', async () => {
  let arrive = () => {}
  const load = () => new Promise<typeof Call>((resolve) => (arrive = () => resolve(Call)))
  const Part = still(load, ({ text }: { text: string }) => text)
  render(
    <p>
      <Part text="192" />
    </p>,
  )
  expect(screen.getByText('192').tagName).toBe('SPAN')
  await act(async () => arrive())
  expect(screen.getByRole('link', { name: '192' }).parentElement?.tagName).toBe('SPAN')
})
