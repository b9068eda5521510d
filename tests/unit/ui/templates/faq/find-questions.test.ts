import type { FaqTopic } from '@/shared/content-model/types/faq-page'
import { findQuestions } from '@/ui/templates/faq-landing/find-questions'

const topic = (title: string, ...questions: [string, string][]): FaqTopic => ({
  id: title,
  title,
  href: '/pt-br/',
  picture: null,
  questions: questions.map(([question, answer]) => ({ id: question, anchor: question, question, answer })),
})
const topics = [
  topic('Crianças e bebês', ['Pode dar mel?', 'Só depois de 1 ano.'], ['E a escola?', 'Sem febre, sim.']),
  topic('Pomada', ['Posso usar com febre?', 'Pode, mas ela não baixa a febre.']),
]
const found = (term: string) =>
  findQuestions(topics, term).flatMap(({ questions }) => questions.map(({ id }) => id))

test.each([
  ['febre', ['E a escola?', 'Posso usar com febre?']],
  ['FÉBRE  escola', ['E a escola?']],
  ['bebe mel', ['Pode dar mel?']],
  ['criancas', ['Pode dar mel?', 'E a escola?']],
  ['xarope', []],
])('%j finds the questions with all of its words, accents and capitals aside (FAQ-1)', (term, expected) => {
  expect(found(term)).toEqual(expected)
})

test('a blank term finds everything, and subjects without a hit are left out', () => {
  expect(findQuestions(topics, '  ')).toEqual(topics)
  expect(findQuestions(topics, 'pomada').map(({ title }) => title)).toEqual(['Pomada'])
})
