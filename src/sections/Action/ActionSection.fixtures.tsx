import { actionFixture, LONG_TITLE } from '@/components/fixture-texts'
import type { Fixtures } from '@/components/fixtures'
import type { SectionProps } from '../section-props'

const action = (text?: string): SectionProps<'action'> => ({
  section: { type: 'action', id: 'action', action: actionFixture(text === undefined ? {} : { text }) },
})

/** For further states see `ActionButton`. */
export const fixtures: Fixtures<SectionProps<'action'>> = {
  one: action(),
  'long text': action(LONG_TITLE),
}
