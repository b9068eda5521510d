import type { CardModel } from '@/shared/content-model/views/card'
import type { PageBase } from '@/shared/content-model/views/page-base'
import type { Picture } from '@/shared/content-model/views/picture'
import { pageType } from '../declare'
import { many, one, picture, symbol } from '../fields'
import { pageFields } from '../page-fields'
import { pageDescription, pageTitle } from '../shared-fields'
import type { NoticeSection } from './notice'
import type { RecommenderQuestion } from './recommender-question'

export const productRecommender = pageType(
  'Recomendador',
  'Perguntas que levam a produtos.',
  { type: 'recommender', showsFoundEntries: true },
  {
    ...pageFields,
    title: pageTitle,
    description: pageDescription,
    image: picture('Imagem', { help: 'A imagem ao lado do título, antes da primeira pergunta.' }),
    questions: many('Perguntas', ['recommenderQuestion'], {
      isSafety: true,
      required: 'editors',
      help: 'Na ordem em que aparecem. Pelo menos uma precisa ter o papel safety, senão a página não é publicada.',
    }),
    resultTitle: symbol('Título do resultado', {
      max: 100,
      help: 'O título acima dos produtos sugeridos. Vazio: o texto de sempre.',
    }),
    otherSuggestions: many('Outras sugestões', ['product'], {
      help: 'Oferecidos quando nenhum produto combina com as respostas, menos os que quem respondeu não pode usar.',
    }),
    emergencyNotice: one('Aviso de emergência', ['notice'], {
      help: 'O que aparece, em vez de produtos, com uma resposta que é sinal de emergência.',
    }),
    doctorNotice: one('Aviso de procurar o médico', ['notice'], {
      help: 'O que aparece, em vez de produtos, com uma resposta que leva ao médico e não tem aviso próprio.',
    }),
    notice: one('Aviso de saúde', ['notice'], {
      help: 'O aviso no fim da página: onde há medicamentos, o que a lei pede.',
    }),
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
  /** What answers name as their notices, each once. */
  notices: NoticeSection[]
  resultTitle: string | null
  otherSuggestions: string[]
  emergencyNotice: NoticeSection | null
  doctorNotice: NoticeSection | null
  notice: NoticeSection | null
  /** For each medicine of a result; `{produto}` is its name. */
  medicineNotice: NoticeSection | null
}
