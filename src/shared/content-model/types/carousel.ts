import type { Action } from '@/shared/content-model/views/link'
import type { Picture } from '@/shared/content-model/views/picture'
import type { SectionBase } from '@/shared/content-model/views/section-base'
import { contentType, sectionType } from '../declare'
import { choice, many, one, picture, symbol, text, type ValueOf } from '../fields'
import { internalName, validity } from '../shared-fields'

export const carouselPanel = contentType('Quadro do carrossel', 'Um quadro com imagem, título e ação.', {
  name: internalName,
  image: picture('Imagem', {
    required: true,
    help: 'A imagem do quadro. Sem uma imagem publicada ele não aparece.',
  }),
  title: symbol('Título', { required: true, max: 60, help: 'O título sobre a imagem.' }),
  text: text('Texto', { max: 200, help: 'Uma ou duas frases abaixo do título.' }),
  textUnderButton: text('Texto sob o botão', {
    max: 200,
    help: 'Letras pequenas abaixo do botão, como uma ressalva.',
  }),
  callToAction: one('Ação', ['linkButton'], { help: 'O botão do quadro.' }),
  callToActionPosition: choice(
    'Posição do conteúdo',
    { left: 'à esquerda', center: 'no meio', right: 'à direita' },
    {
      fallback: 'left',
      help: 'Onde ficam título, texto e botão em telas largas. No celular ficam abaixo da imagem.',
    },
  ),
  styles: choice(
    'Estilo',
    { light: 'claro', dark: 'escuro' },
    { fallback: 'light', help: 'O fundo do quadro, que decide a cor das letras.' },
  ),
  ...validity,
})

export interface CarouselPanel {
  id: string
  title: string
  text: string | null
  textUnderButton: string | null
  image: Picture
  action: Action | null
  position: ValueOf<typeof carouselPanel.fields.callToActionPosition>
  tone: ValueOf<typeof carouselPanel.fields.styles>
}

export const carousel = sectionType('Carrossel', 'Quadros que se alternam.', {
  name: internalName,
  title: symbol('Título para leitores de tela', {
    max: 100,
    help: 'O nome do carrossel para leitores de tela. Não aparece na tela.',
  }),
  panels: many('Quadros', ['carouselPanel'], { help: 'Os quadros, nesta ordem.' }),
})

export interface CarouselSection extends SectionBase {
  type: 'carousel'
  title: string | null
  panels: CarouselPanel[]
}
