import type { Link } from '@/models/link'
import type { Picture } from '@/models/picture'
import type { PictureShape, SectionBase } from '@/models/section-base'
import { sectionType } from '../declare'
import { asset, choice, integer, symbol } from '../fields'
import { PICTURE_SHAPES } from '../vocabulary'

export const image = sectionType('image', 'Imagem', 'Uma imagem com o seu texto alternativo.', {
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
})

export interface PictureSection extends SectionBase {
  type: 'picture'
  picture: Picture
  link: Link | null
  shape: PictureShape
}
