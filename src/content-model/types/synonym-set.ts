import { contentType } from '../declare'
import { symbol, symbols } from '../fields'
import { internalName } from '../shared-fields'

export const synonymSet = contentType(
  'synonymSet',
  'Sinônimos da busca',
  'Palavras que a busca trata como iguais.',
  {
    name: internalName,
    words: symbols('Palavras', {
      required: 'editors',
      max: 20,
      help: 'Palavras ou expressões, uma por linha.',
    }),
    oneWayFrom: symbol('Só a partir de', {
      help: 'Preenchido: quem busca estas palavras, separadas por vírgulas, acha também as outras, mas não o contrário.',
    }),
  },
)
