import { contentType } from '../content-type'
import { choices, symbol } from '../fields'

export const socialMediaSection = contentType(
  'socialMediaSection',
  { name: 'Compartilhar', description: 'Convite a compartilhar o artigo.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
    networks: choices('Redes', ['whatsapp', 'facebook', 'x', 'copy', 'share']),
  },
)
