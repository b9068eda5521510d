import { actionFixture, LONG_TEXT, LONG_TITLE, RIGHT_TO_LEFT, SENTENCE } from '@/ui/components/fixture-texts'
import type { Fixtures } from '@/ui/components/fixtures'
import type { SectionProps } from '../section-props'

type Props = SectionProps<'faq'>

const faq = (
  id: string,
  questions: [question: string, answer: string][],
  more: Partial<Props['section']> = {},
): Props => ({
  section: {
    type: 'faq',
    id,
    title: 'Perguntas frequentes',
    questions: questions.map(([question, answer], index) => ({
      id: `${id}-${index}`,
      anchor: `${id}-${index}`,
      question,
      answer,
    })),
    action: null,
    ...more,
  },
})

export const fixtures: Fixtures<Props> = {
  'no questions': faq('faq-none', []),
  one: faq('faq-one', [['Posso usar todo dia?', SENTENCE]]),
  'many, with an action': faq(
    'faq-many',
    [
      ['Posso usar todo dia?', SENTENCE],
      ['E em crianças?', SENTENCE],
      ['Onde comprar?', SENTENCE],
    ],
    { action: actionFixture({ variant: 'secondary', text: 'Ver todas' }) },
  ),
  'without a title': faq('faq-bare', [['Posso usar todo dia?', SENTENCE]], { title: null }),
  'long text': faq('faq-long', [[LONG_TITLE, LONG_TEXT]], { title: LONG_TITLE }),
  'text from right to left': faq('faq-right', [[RIGHT_TO_LEFT, RIGHT_TO_LEFT]]),
}
