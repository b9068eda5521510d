import { contentType } from '../content-type'
import { many, section } from '../fields'
import { fixedPageFields } from '../page-fields'

export const homePage = contentType(
  'homePage',
  {
    name: 'Página inicial',
    description: 'A entrada do site.',
    displayField: 'name',
    page: { type: 'home', path: '', titleField: 'name' },
  },
  {
    ...fixedPageFields,
    carousel: many('Carrossel', ['carouselPanel']),
    newIn: section('Novidades', ['cardSection']),
    findReliefFor: section('Encontre alívio para', ['cardSection']),
    findYourBrand: section('Encontre a sua linha', ['cardSection']),
    findWhatSuitsYou: section('O que combina com você', ['cardSection', 'banner', 'callout']),
    allTimeFavorites: section('Favoritos de sempre', ['cardSection']),
    insideBrand: section('Por dentro da marca', ['cardSection', 'banner', 'callout']),
    advice: section('Orientação', ['cardSection']),
    brandBanner: section('Faixa da marca', ['banner', 'productBanner']),
    brandHistoryBanner: section('Faixa da história', ['banner']),
    notice: section('Aviso de saúde', ['notice']),
  },
)
