import '@testing-library/jest-dom'
import { stillLoaded } from '@/navigation/still'

/** Milliseconds. No test asserts time: on a busy machine a part that is loaded on demand takes seconds. */
const LONGEST_WAIT = 30_000

if (typeof document !== 'undefined')
  beforeAll(async () => {
    const { configure } = await import('@testing-library/dom')
    configure({ asyncUtilTimeout: LONGEST_WAIT })
  })

// Parts whose code browsers load late are there from the start, as on the server.
beforeAll(stillLoaded)
