import type { FAQPage, WithContext } from 'schema-dts'
import { LOCALE } from '@/config/site'
import type { PageModel } from '@/content-model'
import type { FaqSection } from '@/content-model/types/faq-section'
import { childrenOf } from '@/lib/rich-text-tree'
import type { RichTextNode, Section } from '@/models/rich-text'

type Question = FaqSection['questions'][number]

const inText = (nodes: RichTextNode[]): Question[] =>
  nodes.flatMap((node) =>
    typeof node !== 'string' && node.kind === 'section'
      ? inSections([node.section])
      : inText(childrenOf(node)),
  )

const inSections = (sections: Section[]): Question[] =>
  sections.flatMap((section) => {
    if (section.type === 'faq') return section.questions
    return section.type === 'richText' ? inText(section.body) : []
  })

/** A page's questions; lists of subjects have none: search engines ask for one place only. */
export function shownQuestions(page: PageModel): Question[] {
  switch (page.type) {
    case 'faq':
      return page.questions
    case 'article':
      return [...inText(page.body), ...(page.faq?.questions ?? [])]
    case 'content':
    case 'collection':
      return inSections(page.containers.flatMap(({ sections }) => sections))
    case 'home':
    case 'history':
      return inSections(page.sections)
    default:
      return []
  }
}

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
