import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { useEarlyInput } from '@/browser/hydration/use-early-input'

/** One of each kind; what it believes stands in the status. */
function Controls() {
  const [isTicked, setTicked] = useState(false)
  const [size, setSize] = useState('30 g')
  const [sort, setSort] = useState('a-z')
  const [word, setWord] = useState('')
  const [presses, setClicks] = useState(0)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <input
        type="checkbox"
        aria-label="tosse"
        checked={isTicked}
        onChange={({ target }) => setTicked(target.checked)}
      />
      {['30 g', '12 g'].map((name) => (
        <input
          key={name}
          type="radio"
          name="size"
          aria-label={name}
          checked={size === name}
          onChange={() => setSize(name)}
        />
      ))}
      <select aria-label="ordem" value={sort} onChange={({ target }) => setSort(target.value)}>
        <option>a-z</option>
        <option>z-a</option>
      </select>
      <input aria-label="busca" value={word} onChange={({ target }) => setWord(target.value)} />
      <button type="button" onClick={() => setClicks((count) => count + 1)}>
        próximo
      </button>
      <button type="button" aria-expanded={isOpen} aria-controls="panel" onClick={() => setOpen(!isOpen)}>
        menu
      </button>
      <div id="panel" suppressHydrationWarning />
      <output>{[isTicked, size, sort, word, presses, isOpen].join(' ')}</output>
    </>
  )
}

/** As in the app: what is pressed lies in a part of the page that comes alive by itself. */
function Page({ isReady = true }: { isReady?: boolean }) {
  useEarlyInput(isReady)
  return (
    <Activity>
      <Controls />
    </Activity>
  )
}

/** What the browser has and jsdom has not. */
beforeAll(() => {
  class NoPaint {
    observe() {}
  }
  Object.assign(window, { PerformanceObserver: NoPaint })
})

/** The page as the server drew it, with the noting script, and the way to bring it alive. */
const renderPage = (isReady = true) => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Page isReady={isReady} />)
  delete window.takeEarlyInput
  jest.isolateModules(() => jest.requireActual('../../../../src/ui/layout/before-scripts.js'))
  return { hydratePage: () => render(<Page isReady={isReady} />, { container, hydrate: true }) }
}
const state = () => screen.getByRole('status').textContent
const user = userEvent.setup()

test('what was ticked, chosen, written and pressed before the page came alive holds once it does', async () => {
  const { hydratePage } = renderPage()
  await user.click(screen.getByLabelText('tosse'))
  await user.click(screen.getByLabelText('12 g'))
  await user.selectOptions(screen.getByLabelText('ordem'), 'z-a')
  await user.type(screen.getByLabelText('busca'), 'bebê')
  await user.click(screen.getByText('menu'))
  hydratePage()
  await waitFor(() => expect(state()).toBe('true 12 g z-a bebê 0 true'))
  expect(screen.getByLabelText('busca')).toHaveValue('bebê')
})

test('presses repeated because nothing answered count once', async () => {
  const { hydratePage } = renderPage()
  for (const name of ['próximo', 'próximo']) await user.click(screen.getByText(name))
  hydratePage()
  await waitFor(() => expect(state()).toBe('false 30 g a-z  1 false'))
})

test('what a button controls opens at its press, by style sheets alone, and is held open by the page from then on', async () => {
  const { hydratePage } = renderPage()
  await user.click(screen.getByText('menu'))
  const panel = document.getElementById('panel')
  expect(panel).toHaveAttribute('data-early-open')
  hydratePage()
  await waitFor(() => expect(state()).toContain('true'))
  expect(panel).not.toHaveAttribute('data-early-open')
})

test('the next press closes it again: neither is done once more', async () => {
  const { hydratePage } = renderPage()
  await user.click(screen.getByText('menu'))
  await user.click(screen.getByText('menu'))
  expect(document.getElementById('panel')).not.toHaveAttribute('data-early-open')
  await user.click(screen.getByText('próximo'))
  hydratePage()
  await waitFor(() => expect(state()).toBe('false 30 g a-z  1 false'))
})

test('nothing is done again before the address is read', async () => {
  const { hydratePage } = renderPage(false)
  await user.click(screen.getByLabelText('tosse'))
  const { rerender } = hydratePage()
  expect(state()).toContain('false')
  rerender(<Page isReady />)
  await waitFor(() => expect(state()).toContain('true'))
})

test('the choice that was confirmed by a press counts like one that was made', async () => {
  const { hydratePage } = renderPage()
  await user.click(screen.getByLabelText('12 g'))
  await user.click(screen.getByLabelText('30 g'))
  hydratePage()
  await waitFor(() => expect(screen.getByLabelText('30 g')).toBeChecked())
  expect(state()).toContain('30 g')
})

const visitAs = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] })
afterEach(() => visitAs('navigate'))

test('what the browser restored from another visit is taken back: no control says what the page does not know', async () => {
  visitAs('reload')
  const { hydratePage } = renderPage()
  const tick = screen.getByLabelText<HTMLInputElement>('tosse')
  tick.checked = true
  screen.getByLabelText<HTMLSelectElement>('ordem').selectedIndex = 1
  hydratePage()
  expect(tick).not.toBeChecked()
  expect(screen.getByLabelText('ordem')).toHaveValue('a-z')
  expect(state()).toBe('false 30 g a-z  0 false')
})

test('what was typed before the noting script ran is kept: it comes late on slow networks', async () => {
  const { hydratePage } = renderPage()
  const tick = screen.getByLabelText<HTMLInputElement>('tosse')
  tick.checked = true
  screen.getByLabelText<HTMLInputElement>('busca').value = 'bebê'
  hydratePage()
  await waitFor(() => expect(state()).toBe('true 30 g a-z bebê 0 false'))
  expect(tick).toBeChecked()
})

function Contact() {
  useEarlyInput(true)
  return (
    <form method="post">
      <input aria-label="nome" name="name" />
    </form>
  )
}

test('a form that is sent to the server is never reset, whatever the visit', async () => {
  visitAs('back_forward')
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Contact />)
  delete window.takeEarlyInput
  jest.isolateModules(() => jest.requireActual('../../../../src/ui/layout/before-scripts.js'))
  screen.getByLabelText<HTMLInputElement>('nome').value = 'Vera'
  render(<Contact />, { container, hydrate: true })
  expect(screen.getByLabelText('nome')).toHaveValue('Vera')
})

test('without the noting script choices are read from the controls themselves', async () => {
  const { hydratePage } = renderPage()
  delete window.takeEarlyInput
  await user.click(screen.getByLabelText('tosse'))
  hydratePage()
  await waitFor(() => expect(state()).toContain('true'))
})
