import { render } from '@testing-library/react'
import { run } from 'axe-core'
import { createElement, type ReactNode } from 'react'

/** The accessibility faults of what is drawn, by rule and place; colors and layout need a browser. */
export const axe = async (container: Element): Promise<string[]> => {
  const { violations } = await run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Expects no faults of what stands in a page's main area. */
export const expectAccessible = async (content: ReactNode): Promise<void> => {
  const { container } = render(createElement('main', null, content))
  expect(await axe(container)).toEqual([])
}
