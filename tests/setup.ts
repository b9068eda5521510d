import '@testing-library/jest-dom'
import { loadParts } from '@/navigation/on-demand'

/** Milliseconds. No test asserts time: on a busy machine a part that is loaded on demand takes seconds. */
const LONGEST_WAIT = 30_000

if (typeof document !== 'undefined')
  beforeAll(async () => {
    const { configure } = await import('@testing-library/dom')
    configure({ asyncUtilTimeout: LONGEST_WAIT })
  })

// What browsers load on demand is loaded from the start.
beforeAll(loadParts)
