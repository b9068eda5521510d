import { contentType } from '../content-type'
import { internalName, symbol, symbols } from '../fields'

export const synonymSet = contentType(
  'synonymSet',
  {
    name: 'Sinônimos da busca',
    description: 'Palavras que a busca trata como iguais.',
    displayField: 'name',
  },
  {
    name: internalName,
    words: symbols('Palavras', { required: true, max: 20, help: 'Palavras ou expressões, uma por linha.' }),
    oneWayFrom: symbol('Só a partir de', {
      help: 'Preenchido: quem busca estas palavras, separadas por vírgulas, acha também as outras, mas não o contrário.',
    }),
  },
)
