import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { picture, symbol, text } from '../fields'

export const howToStep = contentType('howToStep', 'Passo', 'Um passo de um guia.', {
  title: symbol('Título', { required: true }),
  text: text('Texto', { required: true }),
  image: picture('Imagem'),
})

export interface HowToStep {
  id: string
  title: string
  text: string
  image: Picture | null
}
