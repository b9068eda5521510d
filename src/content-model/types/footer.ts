import { contentType } from '../declare'
import { many, one, pictures, symbol, text } from '../fields'
import { internalName } from '../shared-fields'

export const footer = contentType('footer', 'Rodapé', 'Tudo o que fica no pé de cada página.', {
  name: internalName,
  menuSlots: many('Colunas e menus', ['menuSlot'], { help: 'As colunas de links, nesta ordem.' }),
  iconImages: pictures('Selos com link', {
    help: 'Selos, como o de acessibilidade. Só um conjunto de imagens pode levar a um endereço.',
  }),
  footerLinks: many('Links do rodapé', ['linkButton'], {
    help: 'Os links da última linha, como Privacidade.',
  }),
  socialLinks: many('Redes sociais', ['socialLink'], { help: 'Os perfis da marca, como ícones.' }),
  additionalLinks: many('Links adicionais', ['linkButton', 'menuItem', 'link'], {
    help: 'Mais links pequenos. O primeiro aparece em destaque, abaixo das redes sociais.',
  }),
  continents: many('Continentes', ['continent'], {
    help: 'Os países da página em que se escolhe o país; no rodapé não aparecem.',
  }),
  breadcrumb: one('Volta ao início', ['breadcrumbItem'], {
    help: 'O primeiro dos links pequenos do rodapé.',
  }),
  countrySelector: one('Seletor de país', ['countrySelector'], {
    help: 'O botão que leva à escolha do país. Vazio: não aparece.',
  }),
  copyright: symbol('Direitos autorais', {
    placeholders: ['ano'],
    help: 'Use {ano} onde deve aparecer o ano atual.',
  }),
  legalText: text('Texto legal', {
    help: 'O texto pequeno no fim de cada página: empresa, endereço, registros.',
  }),
})
