import { pageNumbers } from '@/ui/components/Pagination/page-numbers'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, null, 20]],
  [4, 20, [1, 2, 3, 4, 5, null, 20]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [20, 20, [1, null, 19, 20]],
  [999, 3, [1, 2, 3]],
])('page %d of %d offers the ends, the neighbors, and no gap of one page', (page, count, numbers) => {
  expect(pageNumbers(page, count)).toEqual(numbers)
})
