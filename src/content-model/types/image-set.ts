import { sectionType } from '../declare'
import { asset, choice, internalName, symbol } from '../fields'
import { PICTURE_SHAPES } from '../vocabulary'

export const imageSet = sectionType(
  'imageSet',
  'Conjunto de imagens',
  'A mesma cena para cada tamanho de tela.',
  {
    name: internalName,
    altText: symbol('Texto alternativo', { help: 'Diz o que se vê. Sem ele vale a descrição do arquivo.' }),
    desktopImage: asset('Imagem para computador', { required: true }),
    tabletImage: asset('Imagem para tablet'),
    smartphoneImage: asset('Imagem para celular'),
    link: symbol('Endereço ao tocar'),
    linkText: symbol('Texto do link'),
    styles: choice('Recorte', PICTURE_SHAPES, {
      fallback: 'rounded',
      help: 'Vale onde está sozinha na página: cantos redondos (o padrão), retos ou em círculo.',
    }),
    toolTip: symbol('Dica ao passar o mouse'),
  },
)
