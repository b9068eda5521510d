import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useNearViewport } from '@/browser/hooks/use-near-viewport'
import { stubIntersectionObserver } from '../../shared/utils/browser-stubs'

function Probe() {
  const ref = useRef<HTMLParagraphElement>(null)
  return <p ref={ref}>{useNearViewport(ref) ? 'near' : 'far'}</p>
}

it('starts 250 px before the element shows, and once near stays so (behavior PICTURE-4)', () => {
  const viewport = stubIntersectionObserver()
  render(<Probe />)
  expect(screen.getByText('far')).toBeInTheDocument()
  expect(viewport.margins()).toEqual(['250px'])
  act(() => viewport.move(false))
  expect(screen.getByText('far')).toBeInTheDocument()
  act(() => viewport.move(true))
  act(() => viewport.move(false))
  expect(screen.getByText('near')).toBeInTheDocument()
})
