import { readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { render } from '@testing-library/react'
import { axe } from '@tests/unit/axe'
import type { ComponentType, ReactElement } from 'react'

type State = Record<string, unknown> | (() => ReactElement)

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.fixtures.tsx'),
)

test('there are fixtures', () => {
  expect(files.length).toBeGreaterThan(0)
})

describe.each(files)('%s', (file) => {
  const path = resolve('src', file.replace('.fixtures.tsx', '.tsx'))
  const Component: ComponentType<Record<string, unknown>> = require(path)[basename(path, '.tsx')]
  const states: [string, State][] = Object.entries(require(resolve('src', file)).fixtures)

  test.each(states)('draws "%s", accessibly', async (_name, state) => {
    const { container } = render(typeof state === 'function' ? state() : <Component {...state} />)
    await expect(axe(container.ownerDocument.body)).resolves.toEqual([])
  })
})
