import type { CardModel } from '@/models/card'
import type { PageBase } from '@/models/page-base'
import type { Picture } from '@/models/picture'
import { pageType } from '../declare'
import { many, one, picture, symbol, text } from '../fields'
import { pageFields } from '../page-fields'
import type { NoticeSection } from './notice'
import type { RecommenderQuestion } from './recommender-question'

export const productRecommender = pageType(
  'productRecommender',
  'Recomendador',
  'Perguntas que levam a produtos.',
  { type: 'recommender', showsFoundEntries: true },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    description: text('Descrição'),
    image: picture('Imagem'),
    questions: many('Perguntas', ['recommenderQuestion'], {
      required: 'editors',
      help: 'Na ordem em que aparecem. Pelo menos uma precisa ter o papel safety, senão a página não é publicada.',
    }),
    resultTitle: symbol('Título do resultado'),
    otherSuggestions: many('Outras sugestões', ['product']),
    emergencyNotice: one('Aviso de emergência', ['notice']),
    doctorNotice: one('Aviso de procurar o médico', ['notice']),
    notice: one('Aviso de saúde', ['notice']),
    medicineNotice: one('Aviso de medicamento', ['notice'], {
      help: 'Aparece abaixo do resultado, uma vez para cada medicamento; {produto} é o nome.',
    }),
  },
)

export interface RecommendedProduct {
  card: CardModel
  facets: string[]
  featured: number | null
  /** Ids of answers to which it is never suggested: too young, or something that it is not for. */
  excludedBy: string[]
  /** Ids of products that must not be used along with it. */
  conflicts: string[]
}

export interface RecommenderModel extends PageBase {
  type: 'recommender'
  description: string | null
  image: Picture | null
  /** One of them at least has the role `safety`. */
  questions: RecommenderQuestion[]
  products: RecommendedProduct[]
  /** What answers name to be read, each once. */
  articles: CardModel[]
  resultTitle: string | null
  /** Ids of products that are shown when nothing fits. */
  otherSuggestions: string[]
  emergencyNotice: NoticeSection | null
  doctorNotice: NoticeSection | null
  notice: NoticeSection | null
  /** For each medicine of a result; `{produto}` is its name. */
  medicineNotice: NoticeSection | null
}
