import { act, render, screen } from '@testing-library/react'
import Router from 'next/router'
import { type ComponentType, startTransition, useState } from 'react'
import { heldUntilLoaded, PageArrival } from '@/navigation/held-until-loaded'

let isLoaded = false
let arrive = () => {}

/** Drawn without its code it says so, as `next/dynamic` would draw nothing. */
function Part() {
  return <p>{isLoaded ? 'Página nova' : 'Nada ainda'}</p>
}

/** A component whose code comes when `arrive` is called, as `next/dynamic` makes them. */
const lateComponent = () => {
  isLoaded = false
  const code = new Promise<void>((resolve) => {
    arrive = () => {
      isLoaded = true
      resolve()
    }
  })
  return heldUntilLoaded(Object.assign(() => <Part />, { preload: () => code }))
}

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

test('the page before stays until the next one is loaded', async () => {
  setRouter({ isSsr: false })
  const Late = lateComponent()
  render(<Site Next={Late} />)
  await act(async () => move())
  expect(screen.getByText('Página de antes')).toBeVisible()
  expect(screen.queryByText('Nada ainda')).not.toBeInTheDocument()
  await act(async () => arrive())
  expect(await screen.findByText('Página nova')).toBeVisible()
  expect(screen.queryByText('Página de antes')).not.toBeInTheDocument()
})

test('the page of the document is drawn at once, and so is what is shown later on it', async () => {
  setRouter({ isSsr: true })
  const Late = lateComponent()
  render(<Site Next={Late} />)
  await act(async () => move())
  expect(screen.getByText('Nada ainda')).toBeVisible()
})
