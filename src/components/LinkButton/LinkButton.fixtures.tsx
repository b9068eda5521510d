import type { Surface } from '@/models/section-base'
import { FixtureSurface } from '../FixtureSurface/FixtureSurface'
import type { Fixtures } from '../fixtures'
import { LinkButton, type LinkButtonProps } from './LinkButton'

const HREF = '/pt-br/produtos/'
const on = (surface: Surface) => () => (
  <FixtureSurface surface={surface}>
    <LinkButton href={HREF}>Produtos</LinkButton> <LinkButton variant="secondary">Filtrar</LinkButton>{' '}
    <LinkButton variant="tertiary">Comparar</LinkButton> <LinkButton variant="text">Limpar</LinkButton>
  </FixtureSurface>
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
  'on white': on('white'),
  'on ice': on('ice'),
  'on mint': on('mint'),
  'on sun': on('sun'),
  'on a dark surface': on('petrol'),
}
