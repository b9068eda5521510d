import { readdirSync } from 'node:fs'
import path from 'node:path'
import { act, render } from '@testing-library/react'
import { axe } from '@tests/unit/axe'
import type { ComponentType, ReactElement } from 'react'
import { stubIntersectionObserver, stubReducedMotion } from './shared/utils/browser-stubs'

type State = Record<string, unknown> | (() => ReactElement)

export const FIXTURES = '.fixtures.tsx'

/** The files of pieces and their fixtures, below a folder of `src`. */
export const componentFilesIn = (folder: string): string[] =>
  readdirSync(path.join('src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join('src', folder, file))

/** Tests that every state of every piece of a folder can be drawn, and is accessible. */
export const testFixturesOf = (folder: string): void => {
  beforeEach(() => {
    stubReducedMotion(true)
    stubIntersectionObserver()
    // axe asks whether a short name is an icon of a typeface, which jsdom cannot draw.
    HTMLCanvasElement.prototype.getContext = () => null
  })

  describe.each(componentFilesIn(folder).filter((file) => file.endsWith(FIXTURES)))('%s', (file) => {
    const piece = path.resolve(file.replace(FIXTURES, '.tsx'))
    const Component: ComponentType<Record<string, unknown>> = require(piece)[path.basename(piece, '.tsx')]
    const states: [string, State][] = Object.entries(require(path.resolve(file)).fixtures)

    test('names a component, and a state at least', () => {
      expect(Component).toBeDefined()
      expect(states.length).toBeGreaterThan(0)
    })

    test.each(states)('draws "%s", accessibly', async (_name, state) => {
      const { container } = render(typeof state === 'function' ? state() : <Component {...state} />)
      // What is loaded on demand comes now.
      await act(async () => {})
      await expect(axe(container.ownerDocument.body)).resolves.toEqual([])
    })
  })
}
