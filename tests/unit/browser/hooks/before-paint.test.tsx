import { render } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { useArrowKeys } from '@/browser/hooks/use-arrow-keys'
import { useClickOutside } from '@/browser/hooks/use-click-outside'
import { useEscape } from '@/browser/hooks/use-escape'
import { Dialog } from '@/ui/components/Dialog/Dialog'

const called = jest.fn()
beforeEach(() => called.mockReset())

/** Acts as a visitor at the first moment at which a part is shown: effects of a later moment have not run. */
const useFirstMoment = (act: () => unknown) => useLayoutEffect(() => void act(), [act])

const press = (key: string) =>
  document.querySelector('section')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const pressEscape = () => press('Escape')
const pressArrow = () => press('ArrowRight')
const point = () => document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))

const parts = {
  'Escape leaves it': function Leaves() {
    useEscape(true, called)
    useFirstMoment(pressEscape)
    return <section />
  },
  'a press beside it closes it': function Closes() {
    useClickOutside(true, 'section', called)
    useFirstMoment(point)
    return <section />
  },
  'an arrow key moves it': function Moves() {
    const section = useRef<HTMLElement>(null)
    useArrowKeys(section, called)
    useFirstMoment(pressArrow)
    return <section ref={section} />
  },
  'a click beside a dialog closes it': function Beside() {
    const clickBeside = () => {
      const backdrop = document.querySelector('[data-screen-only]')
      for (const type of ['pointerdown', 'click'])
        backdrop?.dispatchEvent(new MouseEvent(type, { bubbles: true }))
    }
    useFirstMoment(clickBeside)
    return (
      <Dialog label="Aviso" onClose={called}>
        <button type="button">Entendi</button>
      </Dialog>
    )
  },
}

test.each(Object.entries(parts))('from the first moment at which a part is shown, %s', (_, Part) => {
  render(<Part />)
  expect(called).toHaveBeenCalled()
})
