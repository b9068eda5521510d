import type { Action } from '@/shared/content-model/views/link'
import { onSurface } from '../FixtureSurface/FixtureSurface'
import type { Fixtures } from '../fixtures'
import { ActionRow, type ActionRowProps } from './ActionRow'

const action = (variant: Action['variant'], text = 'Conhecer os produtos'): Action => ({
  id: `${variant} ${text}`,
  href: '/pt-br/produtos/',
  text,
  variant,
})
const link = { href: '/pt-br/dicas/', text: 'Ler as dicas' }
const all: ActionRowProps = {
  actions: [action('primary'), action('secondary'), action('tertiary')],
  link,
}

export const fixtures: Fixtures<ActionRowProps> = {
  'empty: nothing': { actions: [] },
  'one action': { actions: [action('primary')] },
  'only a link': { actions: [], link },
  many: all,
  'long text': {
    actions: [action('primary', 'Descobrir qual produto combina com os sintomas da sua família nesta noite')],
    link,
  },
  'sizes beside each other': {
    actions: [
      { ...action('primary'), size: 'large' },
      { ...action('secondary'), size: 'compact' },
    ],
  },
  'on ice': onSurface('ice', <ActionRow {...all} />),
  'on mint': onSurface('mint', <ActionRow {...all} />),
  'on sun': onSurface('sun', <ActionRow {...all} />),
  'on a dark surface': onSurface('petrol', <ActionRow {...all} />),
}
