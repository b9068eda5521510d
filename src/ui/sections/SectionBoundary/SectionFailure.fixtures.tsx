import { LONG_TEXT } from '@/ui/components/fixture-texts'
import type { Fixtures } from '@/ui/components/fixtures'

export const fixtures: Fixtures<{ reason: string }> = {
  'a short reason': { reason: 'Cannot read properties of null' },
  'long text': { reason: LONG_TEXT },
}
