import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import { loadParts } from '@/browser/hydration/on-demand'

// No test asserts time: on a busy machine a part that is loaded on demand takes seconds.
configure({ asyncUtilTimeout: 30_000 })
// What browsers load on demand is loaded from the start.
beforeAll(loadParts)
// jsdom knows `search` not yet, and React names each element that it takes for unknown.
if ('HTMLUnknownElement' in globalThis)
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })
