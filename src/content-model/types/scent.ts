import { contentType } from '../content-type'
import { choice, many, pictures, symbol } from '../fields'
import { GTIN_PATTERN } from '../vocabulary'

export const scent = contentType(
  'scent',
  { name: 'Aroma', description: 'Um aroma ou sabor do produto.', displayField: 'title' },
  {
    title: symbol('Título', { required: 'editors' }),
    scentName: symbol('Nome do aroma', { required: true }),
    color: choice(
      'Cor',
      [
        'menta',
        'eucalipto',
        'laranja',
        'lavanda',
        'mel',
        'limao',
        'cereja',
        'gengibre',
        'roma',
        'guaco',
        'frutas',
        'camomila',
        'neutro',
      ],
      { fallback: 'neutro' },
    ),
    psId: symbol('Identificador PriceSpider'),
    gtin: symbol('GTIN', { pattern: GTIN_PATTERN }),
    productImages: pictures('Imagens'),
    buyNowLinks: many('Onde comprar', ['buyNowLink']),
  },
)
