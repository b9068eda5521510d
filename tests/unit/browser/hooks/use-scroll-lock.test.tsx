import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { useScrollLock } from '@/browser/hooks/use-scroll-lock'

function Probe({ isLocked }: { isLocked: boolean }) {
  const ref = useRef<HTMLDivElement>(null)
  useScrollLock(ref, isLocked)
  return <div ref={ref} />
}

const settled = () => act(async () => void (await import('body-scroll-lock')))

it('holds the page still while locked and lets it go afterward', async () => {
  const { rerender } = render(<Probe isLocked={false} />)
  await settled()
  expect(document.body.style.overflow).toBe('')
  rerender(<Probe isLocked />)
  await settled()
  expect(document.body.style.overflow).toBe('hidden')
  rerender(<Probe isLocked={false} />)
  expect(document.body.style.overflow).not.toBe('hidden')
})

it('lets the page go when whoever locked it is taken away', async () => {
  const { unmount } = render(<Probe isLocked />)
  await settled()
  unmount()
  expect(document.body.style.overflow).not.toBe('hidden')
})

it('does not lock after all when the lock ended before the library came', async () => {
  const { unmount } = render(<Probe isLocked />)
  unmount()
  await settled()
  expect(document.body.style.overflow).not.toBe('hidden')
})

it('stays locked until the last of two overlapping locks ends', async () => {
  const first = render(<Probe isLocked />)
  const second = render(<Probe isLocked />)
  await settled()
  first.unmount()
  expect(document.body.style.overflow).toBe('hidden')
  second.unmount()
  expect(document.body.style.overflow).not.toBe('hidden')
})
