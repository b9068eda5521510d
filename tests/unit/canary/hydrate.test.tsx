import { act } from '@testing-library/react'
import client from '@/config/hydrate-in-slices'
import { canary } from './canary'

canary(
  'src/config/hydrate-in-slices.js',
  "the function that React's transition is handed is called at once",
  async () => {
    const press = jest.fn()
    document.body.innerHTML = '<div><button type="button">Abrir</button></div>'
    const [container] = document.body.children
    const button = document.querySelector('button')
    const page = (
      <button type="button" onClick={press}>
        Abrir
      </button>
    )
    const root = container && (await act(() => client.hydrateRoot(container, page)))
    expect(root).toMatchObject({ render: expect.any(Function) })
    button?.click()
    expect(press).toHaveBeenCalledTimes(1)
    expect(document.querySelector('button')).toBe(button)
  },
)
