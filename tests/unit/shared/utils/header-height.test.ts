/** @jest-environment jsdom */
import { measureHeaderHeight } from '@/shared/utils/scroll-below-header'

afterEach(() => {
  document.body.innerHTML = ''
})

it('measures the header of the page', () => {
  document.body.innerHTML = '<header></header>'
  const header = document.querySelector('header')
  if (header) header.getBoundingClientRect = () => new DOMRect(0, 0, 360, 84)
  expect(measureHeaderHeight()).toBe(84)
})

it('falls back to 70 px where no header has a height (behavior HEADER-3)', () => {
  expect(measureHeaderHeight()).toBe(70)
  document.body.innerHTML = '<header></header>'
  expect(measureHeaderHeight()).toBe(70)
})
