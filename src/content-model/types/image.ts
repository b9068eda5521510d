import { contentType } from '../content-type'
import { asset, choice, integer, symbol } from '../fields'
import { PICTURE_SHAPES } from '../vocabulary'

export const image = contentType(
  'image',
  {
    name: 'Imagem',
    description: 'Uma imagem com o seu texto alternativo.',
    displayField: 'title',
    isSection: true,
  },
  {
    title: symbol('Título', { required: 'editors', internal: true }),
    image: asset('Arquivo', { required: true }),
    altText: symbol('Texto alternativo', { help: 'Diz o que se vê. Sem ele vale a descrição do arquivo.' }),
    width: integer('Largura'),
    height: integer('Altura'),
    styles: choice('Recorte', PICTURE_SHAPES, {
      fallback: 'rounded',
      help: 'Vale onde está sozinha na página: cantos redondos (o padrão), retos ou em círculo.',
    }),
    toolTip: symbol('Dica ao passar o mouse'),
  },
)
