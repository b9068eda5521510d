import { statesOf } from '../section-fixture'

export const fixtures = statesOf<'links'>(
  {
    type: 'links',
    id: 'links',
    title: 'Continue por aqui',
    links: [
      { href: '/pt-br/dicas/', text: 'Dicas' },
      { href: '/pt-br/produtos/', text: 'Produtos' },
    ],
  },
  { 'as editors write it': {} },
)
