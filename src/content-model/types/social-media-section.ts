import { contentType } from '../declare'
import { choices, symbol, type ValueOf } from '../fields'

export const socialMediaSection = contentType(
  'socialMediaSection',
  'Compartilhar',
  'Convite a compartilhar o artigo.',
  {
    title: symbol('Título', { required: true }),
    networks: choices('Redes', ['whatsapp', 'facebook', 'x', 'copy', 'share']),
  },
)

export type ShareNetwork = ValueOf<typeof socialMediaSection.fields.networks>[number]
