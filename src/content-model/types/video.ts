import type { Picture } from '@/models/picture'
import type { PictureShape, SectionBase } from '@/models/section-base'
import { sectionType } from '../declare'
import { choice, file, flag, picture, symbol, text } from '../fields'

export const video = sectionType('video', 'Vídeo', 'Um vídeo, carregado só depois do clique.', {
  title: symbol('Título', { required: true }),
  videoLink: symbol('Endereço do vídeo (YouTube ou Vimeo)'),
  videoUrl: symbol('Endereço do arquivo de vídeo'),
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
  autoplay: flag('Tocar depois do clique'),
  styles: choice('Recorte', ['rounded', 'square'], {
    fallback: 'rounded',
    help: 'Vale onde está sozinha na página: cantos redondos (o padrão), retos ou em círculo.',
  }),
  thumbnail: picture('Capa'),
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
}
