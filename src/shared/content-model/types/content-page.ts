import type { Comparison } from '@/shared/content-model/views/comparison'
import type { Continent } from '@/shared/content-model/views/country'
import type { PageBase } from '@/shared/content-model/views/page-base'
import type { Picture } from '@/shared/content-model/views/picture'
import type { ReviewableProduct } from '@/shared/content-model/views/review'
import type { Section } from '@/shared/content-model/views/rich-text'
import type { Surface } from '@/shared/content-model/views/section-base'
import { contentType, pageType } from '../declare'
import { choice, many, picture, sections, symbol, type ValueOf } from '../fields'
import { pageFields } from '../page-fields'
import { internalName, validity } from '../shared-fields'
import { SURFACES } from '../vocabulary'

/** What a page is for the site, which links to it or opens it after a form, wherever editors place it (behavior ROUTE-11). */
export const PAGE_ROLES = {
  terms: 'termos',
  privacy: 'privacidade',
  accessibility: 'acessibilidade',
  reviewGuidelines: 'regras de avaliação',
  thanks: 'obrigado',
  newsletterSent: 'newsletter pedida',
  newsletterConfirmed: 'newsletter confirmada',
  newsletterLeft: 'saída da newsletter',
  reviewSent: 'avaliação enviada',
  reviewConfirmed: 'avaliação confirmada',
  registered: 'conta criada',
  accountConfirmed: 'conta confirmada',
  resetRequested: 'nova senha pedida',
  passwordChanged: 'senha trocada',
  accountDeleted: 'conta apagada',
  loggedOut: 'saída da conta',
} as const

export type PageRole = keyof typeof PAGE_ROLES

const READ: readonly unknown[] = [
  'terms',
  'privacy',
  'accessibility',
  'reviewGuidelines',
] satisfies PageRole[]

/** Whether a page follows a form: search engines do not list it. */
export function followsForm(role: unknown): boolean {
  return typeof role === 'string' && Object.hasOwn(PAGE_ROLES, role) && !READ.includes(role)
}

export const sectionContainer = contentType('Bloco da página', 'Seções sobre o mesmo fundo.', {
  name: internalName,
  styles: choice(
    'Largura',
    { wide: 'a da página', narrow: 'a de um texto', full: 'a da tela' },
    { fallback: 'wide', help: 'A largura das seções do bloco em telas largas.' },
  ),
  backgroundColor: choice('Cor de fundo', SURFACES, {
    fallback: 'white',
    help: 'O fundo do bloco, de um lado ao outro da página.',
  }),
  backgroundImage: picture('Imagem de fundo', {
    help: 'Fica atrás das seções, só de enfeite: nenhum texto na imagem.',
  }),
  sectionContent: sections('Seções', {
    help: 'As seções, de cima para baixo. Sem nenhuma publicada, o bloco não aparece.',
  }),
  ...validity,
})

export interface SectionContainer {
  id: string
  width: ValueOf<typeof sectionContainer.fields.styles>
  surface: Surface
  backgroundImage: Picture | null
  sections: Section[]
}

export const contentPage = pageType(
  'Página de conteúdo',
  'Uma página composta de blocos.',
  { type: 'content' },
  {
    ...pageFields,
    title: symbol('Título', {
      max: 100,
      help: 'Vazio: vem da primeira seção. Se ela tem título de nível h1, é esse que fica no alto da página; este, na trilha e na aba do navegador.',
    }),
    role: choice('Função', PAGE_ROLES, {
      group: 'page',
      help: 'O site leva a ela em qualquer endereço. Vazio: página comum.',
    }),
    sectionContainers: many('Blocos', ['sectionContainer'], {
      help: 'O conteúdo, bloco por bloco, de cima para baixo. Um bloco sem seções publicadas não aparece.',
    }),
  },
)

export interface ContentPageModel extends PageBase {
  type: 'content'
  containers: SectionContainer[]
  /** Only where one of the sections is the feature `compareProducts`. */
  comparison: Comparison | null
  /** Only where one of the sections is the feature `countrySelector`. */
  continents: Continent[] | null
  /** Only where one of the sections is the feature `writeReview`: the products that may be reviewed, by name. */
  reviewable: ReviewableProduct[] | null
}
