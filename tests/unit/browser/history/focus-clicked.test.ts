/** @jest-environment jsdom */
import { startFocusingClicked } from '@/browser/history/focus-clicked'

let end: () => void
beforeEach(() => {
  document.body.innerHTML =
    '<main tabindex="-1"><button><svg></svg></button><a href="/x">x</a><p>y</p><input></main>'
  end = startFocusingClicked()
})
afterEach(() => end())

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(selector)
  return element
}
/** As in Safari, where a click leaves the focus where it was. */
const click = (selector: string, detail = 1) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))

test.each([
  ['svg', 'button'],
  ['button', 'button'],
  ['a', 'a'],
])('a clicked %s leaves the focus on its control, before what the click does', (pressed, control) => {
  const focused: (Element | null)[] = []
  find(control).addEventListener('click', (event) => {
    event.preventDefault()
    focused.push(document.activeElement)
  })
  click(pressed)
  expect(focused).toEqual([find(control)])
})

test('nothing else moves the focus: a click on text, a click by key or script, an ended page', () => {
  find('input').focus()
  click('p')
  click('button', 0)
  end()
  click('button')
  expect(document.activeElement).toBe(find('input'))
})
