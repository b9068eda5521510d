import { contentType } from '../declare'
import { symbol } from '../fields'

export const helpfulSection = contentType('helpfulSection', 'Foi útil?', 'Pergunta se o artigo ajudou.', {
  title: symbol('Título', { required: true, max: 100, help: 'A pergunta, como Este artigo ajudou?' }),
  yesText: symbol('Texto do sim', {
    max: 40,
    help: 'O que se lê no botão do sim. Vazio: o texto de sempre.',
  }),
  noText: symbol('Texto do não', { max: 40, help: 'O que se lê no botão do não. Vazio: o texto de sempre.' }),
})
