import { contentType } from '../content-type'
import { choice, flag, internalName, many, picture, symbol, text } from '../fields'
import { SURFACES } from '../vocabulary'

export const callout = contentType(
  'callout',
  {
    name: 'Chamada',
    description: 'Um cartão ou uma chamada com imagem e ações.',
    displayField: 'name',
    isSection: true,
  },
  {
    name: internalName,
    title: symbol('Título'),
    subTitle: symbol('Subtítulo'),
    text: text('Texto'),
    supportingText: text('Texto de apoio'),
    variant: choice('Aparência', ['card', 'imageLeft', 'imageRight', 'highlight', 'plain'], {
      fallback: 'card',
    }),
    isLazyLoad: flag('Carregar a imagem só quando chega perto', {
      help: 'É o padrão. Não: a imagem é pedida junto com a página.',
      fallback: true,
    }),
    styles: choice('Cor de fundo própria', SURFACES),
    link: symbol('Endereço'),
    image: picture('Imagem'),
    cardImage: picture('Imagem do cartão'),
    callToActions: many('Ações', ['linkButton']),
    disclaimer: text('Ressalva'),
  },
)
