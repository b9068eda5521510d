import type { Action, Link } from '@/shared/content-model/views/link'
import type { Picture } from '@/shared/content-model/views/picture'
import type { HeadingLevel, SectionBase } from '@/shared/content-model/views/section-base'
import { contentType, sectionType } from '../declare'
import { choice, many, picture, symbol, symbols, text, type ValueOf } from '../fields'
import { internalName, optionalAddress } from '../shared-fields'
import { HEADING_LEVELS } from '../vocabulary'

export const banner = sectionType('Faixa', 'Uma faixa larga com título e imagem.', {
  name: internalName,
  title: symbol('Título', { max: 100, help: 'O título da faixa. Vale também para leitores de tela.' }),
  titleFirstPart: symbol('Título, primeira parte', {
    max: 60,
    help: 'Com a segunda parte, aparece em vez do Título. Use os dois ou nenhum.',
  }),
  titleSecondPart: symbol('Título, segunda parte', {
    max: 60,
    help: 'A parte em destaque do título, depois da primeira.',
  }),
  titleTagline: symbol('Chapéu', { max: 60, help: 'Poucas palavras acima do título.' }),
  subTitle: symbol('Subtítulo', { max: 120, help: 'Uma linha abaixo do título.' }),
  subTitlePart: symbol('Continuação do subtítulo', {
    max: 120,
    help: 'Vem logo depois do subtítulo, na mesma linha.',
  }),
  description: text('Descrição', {
    max: 600,
    help: 'O texto da faixa. Na faixa de abertura da página de coleções, toma o lugar da descrição da página.',
  }),
  variant: choice(
    'Aparência',
    {
      hero: 'abertura alta, imagem larga',
      split: 'texto e imagem lado a lado',
      overlay: 'texto claro sobre a imagem',
      compact: 'faixa baixa e escura',
    },
    { fallback: 'split', help: 'Como texto e imagem ficam.' },
  ),
  titleHeadingLevel: choice('Nível do título', HEADING_LEVELS, {
    fallback: 'h2',
    help: 'Só muda a estrutura para leitores de tela e buscadores, não o tamanho. Na abertura da página é sempre o título dela.',
  }),
  link: optionalAddress('Endereço', 'Aonde leva a faixa, se nenhum botão leva ao mesmo lugar.'),
  callToActions: many('Ações', ['linkButton'], { help: 'Os botões, o mais importante primeiro.' }),
  image: picture('Imagem', { help: 'A imagem da faixa. Vazio: só o texto, sobre fundo liso.' }),
  badgeImage: picture('Selo', { help: 'Um selo pequeno sobre a faixa, como o de um prêmio.' }),
  quotes: symbols('Frases em destaque', { help: 'Frases de quem usa, uma por linha, como citações.' }),
})

export interface BannerSection extends SectionBase {
  type: 'banner'
  variant: ValueOf<typeof banner.fields.variant>
  headingLevel: HeadingLevel
  tagline: string | null
  title: string | null
  /** The title in two parts, the second emphasized; replaces `title` when present. */
  titleParts: { first: string; second: string } | null
  subTitle: string | null
  description: string | null
  quotes: string[]
  image: Picture | null
  badge: Picture | null
  actions: Action[]
  /** Where the banner itself leads, when no action leads there. */
  link?: Link
}

export const productBannerItem = contentType('Item da faixa de produto', 'Um argumento com imagem.', {
  title: symbol('Título', { required: true, max: 60, help: 'O argumento em poucas palavras.' }),
  text: text('Texto', { max: 200, help: 'Uma frase que o explica.' }),
  image: picture('Imagem', { help: 'Um ícone ou uma imagem pequena acima do argumento.' }),
})

export const productBanner = sectionType('Faixa de produto', 'Argumentos sobre uma imagem de fundo.', {
  name: internalName,
  title: symbol('Título', { max: 100, help: 'O título acima dos argumentos.' }),
  items: many('Itens', ['productBannerItem'], { help: 'Os argumentos, nesta ordem: 3 ou 4 ficam bem.' }),
  backgroundImage: picture('Imagem de fundo', { help: 'Fica atrás do texto, só de enfeite.' }),
})

export interface ProductBannerSection extends SectionBase {
  type: 'productBanner'
  title: string | null
  items: { id: string; title: string; text: string | null; image: Picture | null }[]
  backgroundImage: Picture | null
}
