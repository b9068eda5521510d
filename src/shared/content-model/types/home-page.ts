import type { PageBase } from '@/shared/content-model/views/page-base'
import type { Section } from '@/shared/content-model/views/rich-text'
import { pageType } from '../declare'
import { flag, many, one, section, symbol, symbols } from '../fields'
import { fixedPageFields } from '../page-fields'
import type { CarouselSection } from './carousel'
import type { LinksSection } from './link'

/** A number as E.164 has it, or one without an international form: free or shared calls within Brazil have no country code. */
export const PHONE = {
  regexp: '^(\\+(?!55[ ()-]*0)[1-9]([ ()-]*[0-9]){7,14}|0[3589]00([ -]?[0-9]){6,7})$',
  message: 'Com o código do país e sem o zero (+55 24 0000-0000), ou só 0800 000 0000.',
}

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
  'Página inicial',
  'A entrada do site.',
  { type: 'home', path: '', titleField: 'name' },
  {
    ...fixedPageFields,
    carousel: many('Carrossel', ['carouselPanel'], {
      help: 'Os quadros do alto da página. Um só fica parado; vários se alternam.',
    }),
    newIn: section('Novidades', ['cardSection'], {
      help: 'Cartões com as novidades. Vazio: a seção não aparece.',
    }),
    findReliefFor: section('Encontre alívio para', ['cardSection'], {
      help: 'Cartões que levam a quem tem um sintoma. Vazio: a seção não aparece.',
    }),
    findYourBrand: section('Encontre a sua linha', ['cardSection'], {
      help: 'Cartões das linhas de produtos. Vazio: a seção não aparece.',
    }),
    findWhatSuitsYou: section('O que combina com você', ['cardSection', 'banner', 'callout'], {
      help: 'O convite ao recomendador. Vazio: a seção não aparece.',
    }),
    allTimeFavorites: section('Favoritos de sempre', ['cardSection'], {
      help: 'Cartões dos produtos mais queridos. Vazio: a seção não aparece.',
    }),
    insideBrand: section('Por dentro da marca', ['cardSection', 'banner', 'callout'], {
      help: 'O que a marca faz além dos produtos. Vazio: a seção não aparece.',
    }),
    advice: section('Orientação', ['cardSection'], {
      help: 'Cartões de artigos e dicas. Vazio: a seção não aparece.',
    }),
    brandBanner: section('Faixa da marca', ['banner', 'productBanner', 'feature'], {
      help: 'Uma faixa sobre a marca, ou o cadastro na newsletter. Vazio: a seção não aparece.',
    }),
    brandHistoryBanner: section('Faixa da história', ['banner'], {
      help: 'A faixa que leva à história da marca. Vazio: a seção não aparece.',
    }),
    notice: section('Aviso de saúde', ['notice'], {
      help: 'O aviso no fim da página: onde há medicamentos, o que a lei pede.',
    }),
    breathing: flag('Minuto de respiração', {
      help: 'Um botão abaixo do carrossel começa um minuto de respiração lenta.',
    }),
    help: one('Telefones de urgência', ['linkContainer'], {
      isSafety: true,
      help: 'Uma linha com números para ligar, depois da primeira seção.',
    }),
    sectionOrder: symbols('Seções que vêm primeiro', {
      help: 'Nomes dos campos, nesta ordem: findReliefFor, advice. As outras vêm depois, na ordem de sempre.',
    }),
    legalName: symbol('Razão social', { group: 'page', help: 'Para buscadores, como no rodapé.' }),
    contactPhone: symbol('Telefone do atendimento', {
      group: 'page',
      pattern: PHONE,
      help: 'Para buscadores: com o código do país (+55 24 0000-0000) ou, de graça no Brasil, sem ele (0800 000 0000).',
    }),
    contactEmail: symbol('E-mail do atendimento', { group: 'page', help: 'Para buscadores.' }),
  },
)

export interface HomePageModel extends PageBase {
  type: 'home'
  carousel: CarouselSection | null
  hasBreathing: boolean
  /** In the order of behavior HOME-1, or the editors'; absent ones are left out. */
  sections: Section[]
  help: LinksSection | null
  /** What search engines are told of the organization, beside its name and profiles. */
  organization: { legalName: string | null; phone: string | null; email: string | null }
}
