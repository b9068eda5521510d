import type { PageBase } from '@/models/page-base'
import type { Section } from '@/models/rich-text'
import { pageType } from '../declare'
import { many, one, section, symbol, symbols } from '../fields'
import { fixedPageFields } from '../page-fields'
import type { CarouselSection } from './carousel'
import type { LinksSection } from './link-container'

/** The sections, in the order of behavior HOME-1. */
export const HOME_SECTIONS = [
  'newIn',
  'findReliefFor',
  'findYourBrand',
  'findWhatSuitsYou',
  'allTimeFavorites',
  'insideBrand',
  'advice',
  'brandBanner',
  'brandHistoryBanner',
  'notice',
] as const

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
    brandBanner: section('Faixa da marca', ['banner', 'productBanner', 'feature']),
    brandHistoryBanner: section('Faixa da história', ['banner']),
    notice: section('Aviso de saúde', ['notice']),
    help: one('Telefones de urgência', ['linkContainer'], {
      help: 'Uma linha com números para ligar, depois da primeira seção.',
    }),
    sectionOrder: symbols('Seções que vêm primeiro', {
      help: 'Nomes dos campos, nesta ordem: findReliefFor, advice. As outras vêm depois, na ordem de sempre.',
    }),
    legalName: symbol('Razão social', { help: 'Para buscadores, como no rodapé.' }),
    contactPhone: symbol('Telefone do atendimento', {
      help: 'Para buscadores, com o código do país: +55 24 0000-0000.',
    }),
    contactEmail: symbol('E-mail do atendimento', { help: 'Para buscadores.' }),
  },
)

export interface HomePageModel extends PageBase {
  type: 'home'
  carousel: CarouselSection | null
  /** In the order of behavior HOME-1, or the editors'; absent ones are left out. */
  sections: Section[]
  /** Numbers to call, after the first section. */
  help: LinksSection | null
  /** What search engines are told of the organization, beside its name and profiles. */
  organization: { legalName: string | null; phone: string | null; email: string | null }
}
