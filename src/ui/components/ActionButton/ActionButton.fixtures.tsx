import { actionFixture, LONG_TITLE } from '../fixture-texts'
import type { Fixtures } from '../fixtures'
import type { ActionButtonProps } from './ActionButton'

const action = (more: Parameters<typeof actionFixture>[0] = {}): ActionButtonProps => ({
  action: actionFixture(more),
})

export const fixtures: Fixtures<ActionButtonProps> = {
  primary: action(),
  secondary: action({ variant: 'secondary' }),
  tertiary: action({ variant: 'tertiary' }),
  text: action({ variant: 'text' }),
  large: action({ size: 'large' }),
  compact: action({ size: 'compact' }),
  'as wide as there is room': action({ fullWidthOn: ['desktop', 'tablet', 'smartphone'] }),
  'to another site, in a new tab': action({
    href: 'https://www.gov.br/anvisa/',
    isExternal: true,
    opensNewTab: true,
    text: 'Anvisa',
  }),
  'with a tool tip, and what analytics needs': action({
    toolTip: 'Todos os produtos',
    analytics: { eventClass: 'click', eventLabel: 'produtos' },
  }),
  'long text': action({ text: LONG_TITLE }),
}
