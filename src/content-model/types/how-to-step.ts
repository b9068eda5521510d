import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { integer, picture, symbol, text } from '../fields'

export const howToStep = contentType('howToStep', 'Passo', 'Um passo de um guia.', {
  title: symbol('Título', { required: true, max: 100, help: 'O que se faz, em poucas palavras.' }),
  text: text('Texto', { required: true, max: 1000, help: 'Como se faz.' }),
  image: picture('Imagem', { help: 'Uma imagem ao lado do passo.' }),
  seconds: integer('Segundos', {
    help: 'Só quando o passo diz um tempo: 300 para 5 minutos. Vira um contador na visão em cartões.',
  }),
})

export interface HowToStep {
  id: string
  title: string
  text: string
  image: Picture | null
  /** The time that the step says, for a countdown. */
  seconds: number | null
}
