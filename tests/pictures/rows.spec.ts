import { expect } from '@playwright/test'
import { openSettled } from './support/settled'
import { test } from './support/test'

test('cards fill their rows, whatever their number', async ({ view, baseURL }, { project }) => {
  await openSettled(view, new URL('CardGrid/', baseURL).href, 'whole')
  const gaps = await view.locator('main > div').evaluateAll(
    (states, isPhone) =>
      states.flatMap((state) => {
        const list = state.querySelector('ul')
        const name = state.firstElementChild?.textContent ?? ''
        // Circles are spread, and on a phone a shelf of products goes on beyond the window.
        if (!list || /circle|dark/.test(name) || (isPhone && 'shelf' in list.dataset)) return []
        const end = list.lastElementChild?.getBoundingClientRect().right ?? 0
        return [{ name, empty: Math.round(list.getBoundingClientRect().right - end) }]
      }),
    project.name === '360',
  )
  expect(gaps.length).toBeGreaterThan(7)
  expect(gaps.filter(({ empty }) => Math.abs(empty) > 1)).toEqual([])
})
