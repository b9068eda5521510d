import { contentType } from '../content-type'
import { choice, flag, picture, symbol } from '../fields'

export const video = contentType(
  'video',
  {
    name: 'Vídeo',
    description: 'Um vídeo, carregado só depois do clique.',
    displayField: 'title',
    isSection: true,
  },
  {
    title: symbol('Título', { required: true }),
    videoLink: symbol('Endereço do vídeo (YouTube ou Vimeo)'),
    videoUrl: symbol('Endereço do arquivo de vídeo'),
    captionsUrl: symbol('Endereço do arquivo de legendas', {
      help: 'Legendas em português (WebVTT) do arquivo de vídeo. Os dois precisam permitir CORS, como os arquivos do Contentful.',
    }),
    autoplay: flag('Tocar depois do clique'),
    styles: choice('Recorte', ['rounded', 'square'], {
      fallback: 'rounded',
      help: 'Vale onde está sozinha na página: cantos redondos (o padrão), retos ou em círculo.',
    }),
    thumbnail: picture('Capa'),
  },
)
