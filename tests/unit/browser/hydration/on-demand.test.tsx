import { act, render, screen } from '@testing-library/react'
import dynamic from 'next/dynamic'
import Router from 'next/router'
import { type ComponentType, startTransition, useState } from 'react'
import { onDemand, PageArrival } from '@/browser/hydration/on-demand'

let arrive = () => {}

/** A part whose code comes when `arrive` is called. */
const latePart = () =>
  onDemand(
    dynamic(
      () => new Promise<ComponentType>((resolve) => (arrive = () => resolve(() => <p>Página nova</p>))),
      {
        loading: () => <p>Nada ainda</p>,
      },
    ),
  )

let move = () => {}
function Site({ Next }: { Next: ComponentType }) {
  const [isNext, setNext] = useState(false)
  move = () => startTransition(() => setNext(true))
  return isNext ? (
    <PageArrival>
      <Next />
    </PageArrival>
  ) : (
    <p>Página de antes</p>
  )
}

const setRouter = (router: unknown) =>
  Object.defineProperty(Router, 'router', { configurable: true, value: router })
afterEach(() => setRouter(null))

test('the page before stays until the next one is loaded (LAYOUT-7)', async () => {
  setRouter({ isSsr: false })
  render(<Site Next={latePart()} />)
  await act(async () => move())
  expect(screen.getByText('Página de antes')).toBeVisible()
  expect(screen.queryByText('Nada ainda')).not.toBeInTheDocument()
  await act(async () => arrive())
  expect(await screen.findByText('Página nova')).toBeVisible()
  expect(screen.queryByText('Página de antes')).not.toBeInTheDocument()
})

test('the page of the document is rendered at once, and so is what is shown later on it', async () => {
  setRouter({ isSsr: true })
  render(<Site Next={latePart()} />)
  await act(async () => move())
  expect(screen.getByText('Nada ainda')).toBeVisible()
  await act(async () => arrive())
})
