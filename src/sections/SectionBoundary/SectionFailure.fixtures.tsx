import { LONG_TEXT } from '@/components/fixture-texts'
import type { Fixtures } from '@/components/fixtures'

export const fixtures: Fixtures<{ reason: string }> = {
  'a short reason': { reason: 'Cannot read properties of null' },
  'long text': { reason: LONG_TEXT },
}
