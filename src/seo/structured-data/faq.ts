import type { FAQPage, WithContext } from 'schema-dts'
import { LOCALE } from '@/config/site'

/** FAQPage: at least one question with its whole answer, as the page shows them; null without any. */
export function faqData(questions: { question: string; answer: string }[]): WithContext<FAQPage> | null {
  return questions.length === 0
    ? null
    : {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        inLanguage: LOCALE,
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }
}
