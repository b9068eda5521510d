import { contentType, sectionType } from '../declare'
import { choice, many, picture, richText, symbol } from '../fields'
import { internalName } from '../shared-fields'
import { EMBEDS, HEADING_LEVELS } from '../vocabulary'

export const richTextSection = sectionType('Texto', 'Texto corrido.', {
  name: internalName,
  title: symbol('Título', { max: 100, help: 'O título acima do texto.' }),
  titleHeadingLevel: choice('Nível do título', HEADING_LEVELS, {
    fallback: 'h2',
    help: 'Só muda a estrutura para leitores de tela e buscadores.',
  }),
  body: richText('Texto', EMBEDS, {
    help: 'O texto, com títulos, listas, tabelas e seções. Títulos que começam com a hora (20 h, na cama) formam um plano.',
  }),
})

export const accordionItem = contentType('Item de sanfona', 'Um título que abre um texto.', {
  title: symbol('Título', { required: true, max: 100, help: 'O que se lê com o item fechado.' }),
  contents: richText('Conteúdo', ['image', 'imageSet', 'linkButton', 'notice', 'danger', 'dangerList'], {
    help: 'O que se lê com o item aberto.',
  }),
  expandedImage: picture('Imagem aberta', { help: 'Aparece ao lado do texto, com o item aberto.' }),
  collapsedImage: picture('Imagem fechada', { help: 'Um ícone ao lado do título.' }),
})

export const accordionSection = sectionType('Sanfona', 'Textos que se abrem um por vez.', {
  name: internalName,
  title: symbol('Título', { max: 100, help: 'O título acima dos itens.' }),
  items: many('Itens', ['accordionItem'], {
    help: 'Os itens, nesta ordem. Sem nenhum publicado, a seção não aparece.',
  }),
})

export const tabItem = contentType('Aba', 'Uma aba e o seu conteúdo.', {
  title: symbol('Título', {
    required: true,
    max: 40,
    help: 'O que se lê na aba. Curto: as abas ficam lado a lado.',
  }),
  contents: richText(
    'Conteúdo',
    ['image', 'imageSet', 'linkButton', 'notice', 'danger', 'dangerList', 'callout'],
    {
      help: 'O que aparece com a aba escolhida.',
    },
  ),
})

export const tabsSection = sectionType('Abas', 'Conteúdos em abas.', {
  name: internalName,
  title: symbol('Título', { max: 100, help: 'O título acima das abas.' }),
  tabs: many('Abas', ['tabItem'], { help: 'As abas, nesta ordem; a primeira vem escolhida.' }),
})
