/** @jest-environment node */
import { isMemoryScarce } from '@/config/small-heap'

const GIGABYTE = 1024 ** 3

test.each([
  ['', 3, true],
  ['', 16, false],
  ['small', 16, true],
])(
  'a build with BUILD_MEMORY="%s" and %s GB of available memory saves memory: %s',
  (BUILD_MEMORY, gigabytes, isScarce) => {
    expect(isMemoryScarce({ BUILD_MEMORY }, gigabytes * GIGABYTE)).toBe(isScarce)
  },
)
