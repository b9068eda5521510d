import { onSurface } from '../FixtureSurface/FixtureSurface'
import type { Fixtures } from '../fixtures'
import { Chip, type ChipProps } from './Chip'

const link = (children: string): ChipProps => ({ variant: 'filled', href: '#tosse', children })
const removable: ChipProps = {
  variant: 'removable',
  removeLabel: 'Remover o filtro Tosse',
  onRemove: () => {},
  icon: 'close',
  children: 'Tosse',
}
const outlined: ChipProps = {
  variant: 'outlined',
  href: '/pt-br/produtos/',
  icon: 'arrowRight',
  children: 'Produtos',
}

export const fixtures: Fixtures<ChipProps> = {
  'filled link': link('Tosse'),
  'outlined link': outlined,
  'outlined link to another site': {
    ...outlined,
    href: 'https://www.gov.br/anvisa/',
    isExternal: true,
    icon: 'external',
    children: 'Anvisa',
  },
  removable,
  'long text': link('Nariz entupido, tosse seca e febre baixa em crianças de dois a seis anos de idade'),
  'on ice': onSurface('ice', <Chip {...outlined} />),
  'on mint': onSurface('mint', <Chip {...outlined} />),
  'on a dark surface': onSurface('petrol', <Chip {...removable} />),
}
