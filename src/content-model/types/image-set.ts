import { sectionType } from '../declare'
import { asset, choice, symbol } from '../fields'
import { altText, CUT_HELP, focus, internalName, optionalAddress, toolTip } from '../shared-fields'
import { PICTURE_SHAPES } from '../vocabulary'

export const imageSet = sectionType(
  'imageSet',
  'Conjunto de imagens',
  'A mesma cena para cada tamanho de tela.',
  {
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
  },
)
