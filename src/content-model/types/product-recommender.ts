import { contentType } from '../content-type'
import { many, one, picture, symbol, text } from '../fields'
import { pageFields } from '../page-fields'

export const productRecommender = contentType(
  'productRecommender',
  {
    name: 'Recomendador',
    description: 'Perguntas que levam a produtos.',
    displayField: 'name',
    page: { type: 'recommender', showsFoundEntries: true },
  },
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
    doctorNotice: one('Aviso de procurar o médico', ['notice']),
    notice: one('Aviso de saúde', ['notice']),
  },
)
