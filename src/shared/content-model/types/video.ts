import type { Picture } from '@/shared/content-model/views/picture'
import type { PictureShape, SectionBase } from '@/shared/content-model/views/section-base'
import { sectionType } from '../declare'
import { choice, file, flag, picture, symbol, text } from '../fields'
import { CUT_HELP } from '../shared-fields'

export const video = sectionType('Vídeo', 'Um vídeo, carregado só depois do clique.', {
  title: symbol('Título', {
    required: true,
    max: 100,
    help: 'O nome do vídeo, para o botão de tocar e para leitores de tela.',
  }),
  videoLink: symbol('Endereço do vídeo (YouTube ou Vimeo)', {
    help: 'O endereço da página do vídeo, como https://www.youtube.com/watch?v=… Vale antes dos outros.',
  }),
  videoUrl: symbol('Endereço do arquivo de vídeo', {
    help: 'O endereço https:// de um arquivo MP4 ou WebM. Vale quando não há YouTube nem Vimeo.',
  }),
  captionsUrl: symbol('Endereço do arquivo de legendas', {
    help: 'Legendas em português (WebVTT) do arquivo de vídeo. Os dois precisam permitir CORS, como os arquivos do Contentful.',
  }),
  videoFile: file('Arquivo de vídeo', 'video', {
    help: 'Enviado ao Contentful; vale quando os endereços acima estão vazios.',
  }),
  captionsFile: file('Arquivo de legendas', null, {
    help: 'WebVTT em português, enviado ao Contentful.',
  }),
  transcript: text('Transcrição', {
    help: 'O que se vê e se ouve, em texto. Aparece dobrada abaixo do vídeo.',
  }),
  autoplay: flag('Tocar depois do clique', {
    help: 'Sim: o vídeo começa assim que se clica nele. Não: o clique só abre o tocador. Nunca toca sozinho.',
  }),
  styles: choice(
    'Recorte',
    { rounded: 'cantos redondos', square: 'cantos retos' },
    {
      fallback: 'rounded',
      help: CUT_HELP,
    },
  ),
  thumbnail: picture('Capa', { help: 'A imagem que se vê antes do clique.' }),
})

export interface VideoSection extends SectionBase {
  type: 'video'
  title: string
  /** A page of a known video service, or a file; never loaded before a click. */
  source: { kind: 'youtube' | 'vimeo'; videoId: string } | { kind: 'file'; url: string; captionsUrl?: string }
  startsAfterClick: boolean
  /** What is seen and heard, as plain text with paragraphs. */
  transcript: string | null
  thumbnail: Picture | null
  shape: Exclude<PictureShape, 'circle'>
  /** ISO 8601, of the entry. */
  updatedAt: string | null
}
