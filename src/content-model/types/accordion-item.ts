import type { Picture } from '@/models/picture'
import type { RichText } from '@/models/rich-text'
import { contentType } from '../declare'
import { picture, richText, symbol } from '../fields'

export const accordionItem = contentType('accordionItem', 'Item de sanfona', 'Um título que abre um texto.', {
  title: symbol('Título', { required: true }),
  contents: richText('Conteúdo', ['image', 'imageSet', 'linkButton', 'notice']),
  expandedImage: picture('Imagem aberta'),
  collapsedImage: picture('Imagem fechada'),
})

export interface AccordionItem {
  id: string
  /** Unique on its page: a link to it opens it. */
  anchor: string
  title: string
  body: RichText
  expandedImage: Picture | null
  collapsedImage: Picture | null
}
