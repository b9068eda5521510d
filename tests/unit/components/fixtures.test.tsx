import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { act, render } from '@testing-library/react'
import { axe } from '@tests/unit/axe'
import type { ComponentType, ReactElement } from 'react'
import { stubIntersectionObserver, stubReducedMotion } from '../lib/browser-stubs'

jest.mock('next/router', () => ({
  __esModule: true,
  default: jest.requireActual('next/router').default,
  useRouter: () => jest.requireActual('../templates/router-stub').routerStub,
}))

type State = Record<string, unknown> | (() => ReactElement)

const FIXTURES = '.fixtures.tsx'
/** What a file of pieces gives out: its components by name. */
const COMPONENT = /^export (?:default )?(?:async )?(?:function|class|const) ([A-Z]\w*)/gm

const files = ['components', 'sections'].flatMap((folder) =>
  readdirSync(path.join('src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join('src', folder, file)),
)
const fixtureFiles = files.filter((file) => file.endsWith(FIXTURES))

/** Draws the ground that fixtures stand on: a state of its own would show nothing but itself. */
const isTool = (file: string): boolean => path.basename(file).startsWith('Fixture')

beforeEach(() => {
  stubReducedMotion(true)
  stubIntersectionObserver()
  // axe asks whether a short name is an icon of a typeface, which jsdom cannot draw.
  HTMLCanvasElement.prototype.getContext = () => null
})

test('every component and section has fixtures beside it, in a file of its name', () => {
  const pieces = files.filter((file) => !file.endsWith(FIXTURES) && !isTool(file))
  const components = pieces.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(COMPONENT)].map(([, name]) =>
      path.join(path.dirname(file), `${name}${FIXTURES}`),
    ),
  )
  expect(components.length).toBeGreaterThan(50)
  expect(components.filter((file) => !fixtureFiles.includes(file))).toEqual([])
})

test('no two pieces have one name, by which the gallery shows them', () => {
  const names = fixtureFiles.map((file) => path.basename(file))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

describe.each(fixtureFiles)('%s', (file) => {
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
