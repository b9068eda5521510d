import { act } from '@testing-library/react'

// As next.config.js has it; the link component reads it at every render.
process.env.__NEXT_TRAILING_SLASH = 'true'

/** jsdom has no pointer events, which tell a mouse from a finger. */
class PointerEventWithType extends MouseEvent {
  readonly pointerType: string

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerType = init.pointerType ?? ''
  }
}
Object.assign(window, { PointerEvent: PointerEventWithType })

type Listener = () => void

let width = 1280
let listeners: Listener[] = []

/** Stands in for media queries, which jsdom does not have: answers `(min-width: …px)` for the width set below. */
export const installViewport = (initialWidth: number): void => {
  width = initialWidth
  listeners = []
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      get matches() {
        return width >= Number(/min-width: (\d+)px/.exec(query)?.[1])
      },
      addEventListener: (_: string, listener: Listener) => listeners.push(listener),
      removeEventListener: (_: string, gone: Listener) => {
        listeners = listeners.filter((listener) => listener !== gone)
      },
    }),
  })
}

export const resizeTo = (newWidth: number): void => {
  act(() => {
    width = newWidth
    for (const listener of listeners) listener()
  })
}
