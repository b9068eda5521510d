import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SaveOnDevice } from '@/ui/templates/parts/SaveOnDevice'

const button = () => screen.getByRole('button', { name: 'Guardar neste aparelho' })

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test.each<[string, () => void]>([
  [
    'full',
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      }),
  ],
  [
    'blocked',
    () =>
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError')
      }),
  ],
])('a storage that is %s is told, and nothing is called saved (OFFLINE-7)', async (_, fail) => {
  fail()
  render(<SaveOnDevice slug="produtos/pomada" />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.click(button())
  expect(screen.getByRole('status')).toHaveTextContent('Este navegador não deixou guardar')
  expect(button()).toHaveAttribute('aria-pressed', 'false')
})

test('what is saved is told by the button alone', async () => {
  render(<SaveOnDevice slug="produtos/pomada" />)
  await userEvent.click(button())
  expect(button()).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('link', { name: /^Guardado/ })).toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
