import { HELP_LINES } from '@/content-model/vocabulary'
import type { Fixtures } from '../fixtures'
import type { HelpCalls } from './HelpCalls'

export const fixtures: Fixtures<Parameters<typeof HelpCalls>[0]> = {
  'empty: nothing': { lines: [] },
  'every service': { lines: HELP_LINES },
}
