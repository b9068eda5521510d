import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { useOnDemand } from '@/browser/hooks/use-on-demand'

const Shops = () => <p>Drogaria Primavera</p>

function Opener({ load }: { load: () => Promise<ComponentType<object>> }) {
  const { Part, hasFailed, retry } = useOnDemand(load, true)
  if (Part) return <Part />
  return hasFailed ? (
    <button type="button" onClick={retry}>
      Tentar de novo
    </button>
  ) : null
}

const lost = () => Promise.reject(new Error('Loading chunk 12 failed'))
const there = () => Promise.resolve<ComponentType<object>>(Shops)

it('requests code that could not be loaded once more by itself (SPEED-13)', async () => {
  const load = jest.fn(there).mockImplementationOnce(lost)
  render(<Opener load={load} />)
  expect(await screen.findByText('Drogaria Primavera')).toBeInTheDocument()
})

it('lets the visitor try again after two failures (SPEED-13)', async () => {
  const load = jest.fn(there).mockImplementationOnce(lost).mockImplementationOnce(lost)
  render(<Opener load={load} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('Drogaria Primavera')).toBeInTheDocument()
})

it('tries again by itself when the network is back (SPEED-13)', async () => {
  const load = jest.fn(there).mockImplementationOnce(lost).mockImplementationOnce(lost)
  render(<Opener load={load} />)
  await screen.findByRole('button', { name: 'Tentar de novo' })
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Drogaria Primavera')).toBeInTheDocument()
})
