import type { Fixtures } from '../fixtures'
import type { HelpCalls } from './HelpCalls'

export const fixtures: Fixtures<Parameters<typeof HelpCalls>[0]> = {
  'empty: nothing': { lines: [] },
  'every service': { lines: ['192', '193', '188', '0800 722 6001', '136', '180', '100', '190'] },
}
