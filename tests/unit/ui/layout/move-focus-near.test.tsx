import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { moveFocusNear } from '@/ui/layout/move-focus-near'

/** A page with all that a press can take away: an entry of a list, the whole list, a button beside its box. */
function Page() {
  const [chips, setChips] = useState(['a', 'b', 'c'])
  const [word, setWord] = useState('febre')
  const [isThere, setThere] = useState(true)
  return (
    <>
      <main ref={moveFocusNear} tabIndex={-1}>
        {isThere && (
          <section tabIndex={-1} aria-label="Produtos">
            {chips.length > 0 && (
              <ul>
                {chips.map((chip) => (
                  <li key={chip}>
                    <button type="button" onClick={() => setChips(chips.filter((other) => other !== chip))}>
                      {chip}
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <a href="#depois">depois</a>
          </section>
        )}
        <div>
          <input value={word} onChange={({ target }) => setWord(target.value)} />
          {word && (
            <button type="button" onClick={() => setWord('')}>
              limpar
            </button>
          )}
        </div>
      </main>
      <button type="button" onClick={() => setThere(false)}>
        tirar tudo
      </button>
    </>
  )
}

const press = async (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  // Changes are told of in a microtask.
  await act(async () => button.click())
}
beforeEach(() => render(<Page />))

test('after an entry of a list its neighbor has the focus, and after the last the part of the page around', async () => {
  await press('b')
  expect(screen.getByRole('button', { name: 'c' })).toHaveFocus()
  await press('c')
  expect(screen.getByRole('button', { name: 'a' })).toHaveFocus()
  await press('a')
  expect(screen.getByRole('region', { name: 'Produtos' })).toHaveFocus()
})

test('after a button beside a box the box has the focus', async () => {
  await press('limpar')
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('a visitor who left the focus nowhere is left alone', async () => {
  const link = screen.getByRole('link', { name: 'depois' })
  link.focus()
  link.blur()
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)))
  await act(async () => screen.getByRole('button', { name: 'tirar tudo' }).click())
  expect(document.body).toHaveFocus()
})
