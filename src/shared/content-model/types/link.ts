import type { Action, Link } from '@/shared/content-model/views/link'
import type { SectionBase } from '@/shared/content-model/views/section-base'
import { contentType, sectionType } from '../declare'
import { choice, json, many, symbol } from '../fields'
import {
  address,
  eventClass,
  eventLabel,
  internalName,
  opensIn,
  optionalName,
  toolTip,
} from '../shared-fields'
import { ACTION_VARIANTS } from '../vocabulary'

export const link = contentType('Link', 'Um endereço com o seu texto.', {
  text: symbol('Texto', {
    max: 100,
    seldomShown: true,
    help: 'O que se lê no link. Vazio: o título de onde ele está ou, sem ele, o endereço.',
  }),
  url: address,
  target: opensIn,
})

export const linkButton = sectionType('Botão', 'Um botão ou link de ação.', {
  name: optionalName,
  link: address,
  linkText: symbol('Texto do botão', {
    required: true,
    max: 60,
    help: 'O que se lê no botão, até 60 letras: um verbo e o que acontece, como Ver a bula.',
  }),
  toolTip,
  target: opensIn,
  variant: choice('Aparência', ACTION_VARIANTS, {
    fallback: 'primary',
    help: 'Como se destaca entre os outros botões. Em menus e no rodapé é sempre um link.',
  }),
  styles: choice(
    'Tamanho',
    { default: 'de sempre', compact: 'baixo', large: 'alto' },
    { fallback: 'default', help: 'A altura do botão. Em menus e no rodapé não muda nada.' },
  ),
  gaEventClass: eventClass,
  gaEventLabel: eventLabel,
  componentWidth: json('Largura por tela', {
    help: 'Por tela, auto ou full (toda a largura): { "desktop": "auto", "tablet": "auto", "smartphone": "full" }.',
  }),
})

export interface ActionSection extends SectionBase {
  type: 'action'
  action: Action
}

export const linkContainer = sectionType('Grupo de links', 'Links sob um título.', {
  name: internalName,
  title: symbol('Título', { max: 60, help: 'O título acima dos links.' }),
  links: many('Links', ['link', 'linkButton'], {
    help: 'Os links, nesta ordem. Sem nenhum válido, o grupo não aparece.',
  }),
})

export interface LinksSection extends SectionBase {
  type: 'links'
  title: string | null
  links: Link[]
}
