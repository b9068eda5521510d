import { contentType } from '../declare'
import { choices, symbol, type ValueOf } from '../fields'

export const socialMediaSection = contentType(
  'socialMediaSection',
  'Compartilhar',
  'Convite a compartilhar o artigo.',
  {
    title: symbol('Título', {
      required: true,
      max: 100,
      help: 'O convite, como Este artigo ajudou? Compartilhe.',
    }),
    networks: choices(
      'Redes',
      {
        whatsapp: 'WhatsApp',
        facebook: 'Facebook',
        x: 'X',
        copy: 'copiar o endereço',
        share: 'o menu do aparelho',
      },
      { help: 'Os botões que aparecem. Nenhum escolhido: todos.' },
    ),
  },
)

export type ShareNetwork = ValueOf<typeof socialMediaSection.fields.networks>[number]
