import { actionFixture, LONG_TITLE } from '@/ui/components/fixture-texts'
import { statesOf } from '../section-fixture'

/** For further states see `ActionButton`. */
export const fixtures = statesOf<'action'>(
  { type: 'action', id: 'action', action: actionFixture() },
  { one: {}, 'long text': { action: actionFixture({ text: LONG_TITLE }) } },
)
