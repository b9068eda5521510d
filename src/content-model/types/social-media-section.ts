import { contentType } from '../declare'
import { choices, symbol } from '../fields'

export const socialMediaSection = contentType(
  'socialMediaSection',
  'Compartilhar',
  'Convite a compartilhar o artigo.',
  {
    title: symbol('Título', { required: true }),
    networks: choices('Redes', ['whatsapp', 'facebook', 'x', 'copy', 'share']),
  },
)

export type ShareNetwork = 'whatsapp' | 'facebook' | 'x' | 'copy' | 'share'
