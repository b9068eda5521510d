import { onSurface } from '../FixtureSurface/FixtureSurface'
import type { Fixtures } from '../fixtures'
import { LinkButton, type LinkButtonProps } from './LinkButton'

const HREF = '/pt-br/produtos/'
const all = (
  <>
    <LinkButton href={HREF}>Produtos</LinkButton> <LinkButton variant="secondary">Filtrar</LinkButton>{' '}
    <LinkButton variant="tertiary">Comparar</LinkButton> <LinkButton variant="text">Limpar</LinkButton>
  </>
)

export const fixtures: Fixtures<LinkButtonProps> = {
  'a link': { href: HREF, children: 'Produtos' },
  'a button': { children: 'Onde comprar' },
  secondary: { variant: 'secondary', children: 'Filtrar' },
  tertiary: { variant: 'tertiary', children: 'Comparar' },
  text: { variant: 'text', children: 'Limpar filtros' },
  large: { size: 'large', children: 'Onde comprar' },
  compact: { size: 'compact', children: 'Onde comprar' },
  'as wide as there is room': {
    fullWidthOn: ['desktop', 'tablet', 'smartphone'],
    children: 'Onde comprar',
  },
  disabled: { disabled: true, children: 'Onde comprar' },
  'to another site': { href: 'https://www.gov.br/anvisa/', children: 'Anvisa' },
  'long text': {
    href: HREF,
    children: 'Descobrir qual produto combina com os sintomas da sua família nesta noite de inverno',
  },
  'on white': onSurface('white', all),
  'on ice': onSurface('ice', all),
  'on mint': onSurface('mint', all),
  'on sun': onSurface('sun', all),
  'on a dark surface': onSurface('petrol', all),
}
