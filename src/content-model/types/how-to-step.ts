import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { picture, symbol, text } from '../fields'

export const howToStep = contentType('howToStep', 'Passo', 'Um passo de um guia.', {
  title: symbol('Título', { required: true, max: 100, help: 'O que se faz, em poucas palavras.' }),
  text: text('Texto', { required: true, max: 1000, help: 'Como se faz.' }),
  image: picture('Imagem', { help: 'Uma imagem ao lado do passo.' }),
})

export interface HowToStep {
  id: string
  title: string
  text: string
  image: Picture | null
}
