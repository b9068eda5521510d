import type { Action, Link } from '@/shared/content-model/views/link'
import type { Picture } from '@/shared/content-model/views/picture'
import type { SectionBase, Surface } from '@/shared/content-model/views/section-base'
import { sectionType } from '../declare'
import { choice, flag, many, picture, symbol, text, type ValueOf } from '../fields'
import { internalName, optionalAddress, validity } from '../shared-fields'
import { LINE_COLORS, SURFACES } from '../vocabulary'

export const callout = sectionType('Chamada', 'Um cartão ou uma chamada com imagem e ações.', {
  name: internalName,
  title: symbol('Título', { max: 100, help: 'O título da chamada ou do cartão. Um cartão precisa dele.' }),
  subTitle: symbol('Subtítulo', { max: 60, help: 'Poucas palavras acima do título.' }),
  text: text('Texto', { max: 1000, help: 'O texto abaixo do título.' }),
  supportingText: text('Texto de apoio', { max: 500, help: 'Um texto menor, depois do texto.' }),
  variant: choice(
    'Aparência',
    {
      card: 'cartão',
      imageLeft: 'imagem à esquerda',
      imageRight: 'imagem à direita',
      highlight: 'em destaque',
      plain: 'sem fundo',
    },
    { fallback: 'card', help: 'Vale para a chamada que é uma seção. De cartões, só highlight muda algo.' },
  ),
  isLazyLoad: flag('Carregar a imagem só quando chega perto', {
    help: 'É o padrão. Não: a imagem é pedida junto com a página. Só para a chamada que é uma seção: a de um cartão sempre carrega ao chegar perto.',
    fallback: true,
  }),
  styles: choice('Cor de fundo própria', SURFACES, {
    help: 'Só para a chamada que é uma seção: cartões têm o fundo da sua seção.',
  }),
  color: choice('Cor da linha', LINE_COLORS, {
    help: 'Só de um cartão que leva a uma linha de produtos: a cor dessa linha. Vazio: sem cor.',
  }),
  link: optionalAddress('Endereço', 'Aonde leva o cartão ou a chamada inteira.'),
  image: picture('Imagem', { help: 'A imagem da seção. Vazio: a do cartão.' }),
  cardImage: picture('Imagem do cartão', { help: 'A imagem quando a chamada é um cartão. Vazio: a outra.' }),
  callToActions: many('Ações', ['linkButton'], { help: 'Os botões, o mais importante primeiro.' }),
  disclaimer: text('Ressalva', { max: 500, help: 'Letras pequenas no fim, como uma ressalva legal.' }),
  ...validity,
})

export interface CalloutSection extends SectionBase {
  type: 'callout'
  variant: ValueOf<typeof callout.fields.variant>
  title: string | null
  subTitle: string | null
  text: string | null
  supportingText: string | null
  disclaimer: string | null
  image: Picture | null
  /** Asked for with the page instead of when it comes near: `isLazyLoad` of the entry says no. */
  isImageEager?: true
  /** A ground of its own, whatever the section stands on. */
  surface?: Surface
  link: Link | null
  actions: Action[]
}
