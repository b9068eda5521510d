import { contentType } from '../declare'
import { internalName, many, one, pictures, symbol, text } from '../fields'

export const footer = contentType('footer', 'Rodapé', 'Tudo o que fica no pé de cada página.', {
  name: internalName,
  menuSlots: many('Colunas e menus', ['menuSlot']),
  iconImages: pictures('Selos com link'),
  footerLinks: many('Links do rodapé', ['linkButton']),
  socialLinks: many('Redes sociais', ['socialLink']),
  additionalLinks: many('Links adicionais', ['linkButton', 'menuItem', 'link']),
  continents: many('Continentes', ['continent']),
  breadcrumb: one('Volta ao início', ['breadcrumbItem'], {
    help: 'O primeiro dos links pequenos do rodapé.',
  }),
  countrySelector: one('Seletor de país', ['countrySelector']),
  copyright: symbol('Direitos autorais', {
    placeholders: ['ano'],
    help: 'Use {ano} onde deve aparecer o ano atual.',
  }),
  legalText: text('Texto legal'),
})
