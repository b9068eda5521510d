import { onSurface } from '../FixtureSurface/FixtureSurface'
import type { Fixtures } from '../fixtures'
import { AppLink, type AppLinkProps } from './AppLink'

export const fixtures: Fixtures<AppLinkProps> = {
  'to a page': { href: '/pt-br/produtos/', children: 'Produtos' },
  'to a part of this page': { href: '#modo-de-usar', children: 'Modo de usar' },
  'to another site, in a new tab': { href: 'https://www.gov.br/anvisa/', children: 'Anvisa' },
  'to a telephone': { href: 'tel:08000000000', children: '0800 000 0000' },
  'followed in place': { href: '/pt-br/search/?tab=1', onFollow: () => {}, children: 'Produtos' },
  'long text': {
    href: '/pt-br/dicas/',
    children: 'Como aliviar o nariz entupido e a tosse seca de crianças pequenas durante a noite',
  },
  'on a dark surface': onSurface('petrol', <AppLink href="/pt-br/produtos/">Produtos</AppLink>),
}
