import type { Link } from '@/shared/content-model/views/link'
import type { Picture } from '@/shared/content-model/views/picture'
import type { PictureShape, SectionBase } from '@/shared/content-model/views/section-base'
import { sectionType } from '../declare'
import { asset, choice, integer, symbol } from '../fields'
import { altText, CUT_HELP, focus, internalName, optionalAddress, toolTip } from '../shared-fields'
import { PICTURE_SHAPES } from '../vocabulary'

export const image = sectionType('Imagem', 'Uma imagem com o seu texto alternativo.', {
  title: symbol('Título', {
    required: 'editors',
    internal: true,
    help: 'Só os editores veem. É por ele que se acha a imagem.',
  }),
  image: asset('Arquivo', {
    required: true,
    help: 'O arquivo da imagem, de preferência com 2.000 pixels de largura. O site faz os tamanhos menores.',
  }),
  altText,
  width: integer('Largura', {
    min: 1,
    max: 4000,
    help: 'Em pixels, no lugar da largura do arquivo. Vazio: a do arquivo. Em regra deixe vazio.',
  }),
  height: integer('Altura', {
    min: 1,
    max: 4000,
    help: 'Em pixels, no lugar da altura do arquivo. Vazio: a do arquivo. Em regra deixe vazio.',
  }),
  focus,
  styles: choice('Recorte', PICTURE_SHAPES, {
    fallback: 'rounded',
    help: CUT_HELP,
  }),
  toolTip,
})

export interface PictureSection extends SectionBase {
  type: 'picture'
  picture: Picture
  link: Link | null
  shape: PictureShape
}

export const imageSet = sectionType('Conjunto de imagens', 'A mesma cena para cada tamanho de tela.', {
  name: internalName,
  altText,
  desktopImage: asset('Imagem para computador', {
    required: true,
    help: 'A imagem das telas largas, e de todas as que não têm a sua. Serve com 2.000 pixels de largura.',
  }),
  tabletImage: asset('Imagem para tablet', { help: 'A imagem das telas médias. Vazio: a do computador.' }),
  smartphoneImage: asset('Imagem para celular', {
    help: 'A imagem do celular, mais alta que larga. Vazio: a do tablet ou do computador.',
  }),
  link: optionalAddress(
    'Endereço ao tocar',
    'Aonde a imagem leva quando está sozinha na página ou no rodapé.',
  ),
  linkText: symbol('Texto do link', {
    max: 100,
    help: 'O nome do link para leitores de tela. Vazio: o texto alternativo.',
  }),
  focus,
  styles: choice('Recorte', PICTURE_SHAPES, {
    fallback: 'rounded',
    help: CUT_HELP,
  }),
  toolTip,
})
