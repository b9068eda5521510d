import { render, screen } from '@testing-library/react'
import { muteConsole } from '@tests/factories/mute'
import type { ReactNode } from 'react'
import { FailureBoundary } from '@/ui/components/FailureBoundary/FailureBoundary'

muteConsole('error')

const part = { type: 'part', id: 'header' }

/** Throws in its first `times` renders; React itself renders a failed component twice before it gives up. */
function FailingAtFirst({ state }: { state: { left: number } }): ReactNode {
  if (state.left === 0) return <p>Menu</p>
  state.left -= 1
  throw new Error('broken')
}

it('renders a part again once: an error that passes is not visible (FAULT-11)', () => {
  const state = { left: 2 }
  render(
    <FailureBoundary part={part} fallback={() => <p>Buscar</p>}>
      <FailingAtFirst state={state} />
    </FailureBoundary>,
  )
  expect(screen.getByText('Menu')).toBeInTheDocument()
})

it('replaces a part that fails again by its fallback, and says so once (FAULT-11)', () => {
  const onFailure = jest.fn()
  const state = { left: Number.POSITIVE_INFINITY }
  render(
    <FailureBoundary part={part} fallback={() => <p>Buscar</p>} onFailure={onFailure}>
      <FailingAtFirst state={state} />
    </FailureBoundary>,
  )
  expect(screen.getByText('Buscar')).toBeInTheDocument()
  expect(onFailure).toHaveBeenCalledTimes(1)
})

it('tries anew with the next page (FAULT-11)', () => {
  const broken = { left: Number.POSITIVE_INFINITY }
  const page = (resetKey: string, child: ReactNode) => (
    <FailureBoundary part={part} resetKey={resetKey} fallback={() => <p>Buscar</p>}>
      {child}
    </FailureBoundary>
  )
  const { rerender } = render(page('a', <FailingAtFirst state={broken} />))
  rerender(page('b', <p>Outra página</p>))
  expect(screen.getByText('Outra página')).toBeInTheDocument()
  expect(screen.queryByText('Buscar')).toBeNull()
})
