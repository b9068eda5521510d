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

/**
 * The questions that a page answers. The page of all subjects, those of products and listings have none of their own: each is
 * answered on the page of its subject or article, and search engines ask for one place only.
 */
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
