import type { Action, Link } from '@/models/link'
import type { Picture } from '@/models/picture'
import type { SectionBase, Surface } from '@/models/section-base'
import { sectionType } from '../declare'
import { choice, flag, internalName, many, picture, symbol, text, type ValueOf } from '../fields'
import { SURFACES } from '../vocabulary'

export const callout = sectionType('callout', 'Chamada', 'Um cartão ou uma chamada com imagem e ações.', {
  name: internalName,
  title: symbol('Título'),
  subTitle: symbol('Subtítulo'),
  text: text('Texto'),
  supportingText: text('Texto de apoio'),
  variant: choice('Aparência', ['card', 'imageLeft', 'imageRight', 'highlight', 'plain'], {
    fallback: 'card',
  }),
  isLazyLoad: flag('Carregar a imagem só quando chega perto', {
    help: 'É o padrão. Não: a imagem é pedida junto com a página. Só para a chamada que é uma seção: a de um cartão sempre carrega ao chegar perto.',
    fallback: true,
  }),
  styles: choice('Cor de fundo própria', SURFACES, {
    help: 'Só para a chamada que é uma seção: cartões têm o fundo da sua seção.',
  }),
  link: symbol('Endereço'),
  image: picture('Imagem'),
  cardImage: picture('Imagem do cartão'),
  callToActions: many('Ações', ['linkButton']),
  disclaimer: text('Ressalva'),
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
