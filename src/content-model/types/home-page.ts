import type { PageBase } from '@/models/page-base'
import { pageType } from '../declare'
import { many, section } from '../fields'
import type { Section } from '../index'
import { fixedPageFields } from '../page-fields'
import type { CarouselSection } from './carousel'

export const homePage = pageType(
  'homePage',
  'Página inicial',
  'A entrada do site.',
  { type: 'home', path: '', titleField: 'name' },
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

export interface HomePageModel extends PageBase {
  type: 'home'
  carousel: CarouselSection | null
  /** In the order of behavior HOME-1; absent ones are left out. */
  sections: Section[]
}
