import { contentType } from '../declare'
import { asset, many, one, picture, pictures, symbol, text } from '../fields'
import { internalName, optionalAddress } from '../shared-fields'

export const socialLink = contentType('Rede social', 'Um perfil da marca em uma rede social.', {
  title: symbol('Nome da rede', {
    required: true,
    max: 40,
    help: 'O nome da rede: é o que leitores de tela dizem do ícone.',
  }),
  link: one('Link', ['link'], { required: true, help: 'O endereço do perfil, com https://.' }),
  image: picture('Ícone', { help: 'O ícone da rede. Vazio: aparece o nome.' }),
})

export const country = contentType('País', 'Um país em que a marca está.', {
  title: symbol('Nome do país', { required: true, max: 60, help: 'O nome do país, em português.' }),
  language: symbol('Idioma', {
    required: true,
    max: 40,
    help: 'O nome do idioma, escrito nele mesmo, como Español.',
  }),
  languageCode: symbol('Código do idioma', {
    pattern: {
      regexp: '^[a-z]{2}(-[A-Z]{2})?$',
      message: 'Duas minúsculas e, se preciso, o país: es ou es-MX.',
    },
    help: 'O código do idioma, como es ou es-MX: leitores de tela leem o nome com a pronúncia certa.',
  }),
  url: optionalAddress('Endereço do site', 'Vazio: o país aparece sem link.'),
  flag: asset('Bandeira', { help: 'A bandeira, ao lado do nome, só de enfeite.' }),
})

export const continent = contentType('Continente', 'Países de um continente.', {
  title: symbol('Nome', { required: true, max: 40, help: 'O título acima dos países.' }),
  countries: many('Países', ['country'], {
    help: 'Os países, nesta ordem. Um continente sem países não aparece.',
  }),
})

export const countrySelector = contentType('Seletor de país', 'O botão de país do rodapé.', {
  title: symbol('Nome do país', { required: true, max: 60, help: 'O nome do país no botão do rodapé.' }),
  url: symbol('Endereço', {
    required: true,
    help: 'A página em que se escolhe o país. Sem endereço válido o botão não aparece.',
  }),
  flag: asset('Bandeira', { help: 'A bandeira no botão, só de enfeite.' }),
})

export const footer = contentType('Rodapé', 'Tudo o que fica no pé de cada página.', {
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
