import { act, render, screen } from '@testing-library/react'
import Router from 'next/router'
import { type ReactNode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { startStillLinks } from '@/components/AppLink/still-links'
import { still } from '@/navigation/still'

const Words = ({ text }: { text: string }) => (
  <p>
    {text} <a href="/pt-br/dicas/">Dicas</a>
  </p>
)
const HTML = '<!--&--><p>Do servidor<!-- --> <a href="/pt-br/dicas/">Dicas</a></p><!--/&-->'

let redraw = () => {}
function Page({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0)
  redraw = () => setCount(count + 1)
  return (
    <main data-count={count}>
      {children}
      <button type="button" onClick={redraw}>
        Outra vez
      </button>
    </main>
  )
}

const comeAlive = async (element: ReactNode) => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = `<main data-count="0">${HTML}<button type="button">Outra vez</button></main>`
  const drawn = container.querySelector('p')
  const onRecoverableError = jest.fn()
  const root: Root = await act(async () => hydrateRoot(container, element, { onRecoverableError }))
  return { container, drawn, root, onRecoverableError }
}

afterEach(() => document.body.replaceChildren())

test('what the server drew stays, element for element, and its code is not loaded, while the page around it lives', async () => {
  const load = jest.fn(async () => Words)
  const Part = still(load)
  const element = <Part text="Do servidor" />
  const { container, drawn, onRecoverableError } = await comeAlive(<Page>{element}</Page>)
  act(() => screen.getByRole('button').click())
  expect(container.querySelector('main')?.dataset.count).toBe('1')
  act(() => drawn?.click())
  expect(container.querySelector('p')).toBe(drawn)
  expect(load).not.toHaveBeenCalled()
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('drawn in the browser, or of other data, it is loaded, and what was there stays until then', async () => {
  const load = jest.fn(async () => Words)
  const Part = still(load)
  const { container, drawn, root } = await comeAlive(
    <Page>
      <Part text="Do servidor" />
    </Page>,
  )
  await act(async () =>
    root.render(
      <Page>
        <Part text="Do navegador" />
      </Page>,
    ),
  )
  expect(load).toHaveBeenCalledTimes(1)
  expect(container.textContent).toContain('Do navegador')
  expect(container.querySelectorAll('p')).toHaveLength(1)
  expect(container.contains(drawn)).toBe(false)
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
  const Part = still(async () => Words)
  const { container } = await comeAlive(
    <Page>
      <Part text="Do servidor" />
    </Page>,
  )
  const link = container.querySelector('a')
  act(() => void link?.dispatchEvent(new Event('pointerover', { bubbles: true })))
  act(() => link?.click())
  expect(prefetch).toHaveBeenCalledWith('/pt-br/dicas/')
  expect(push.mock.calls).toEqual([['/pt-br/dicas/']])
  end()
  Object.assign(Router, { router: null })
})
