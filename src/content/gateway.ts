import { assetScheme } from '@/config/env'
import { LOCALE } from '@/config/site'
import type { PageOf, PageType } from '@/models/page'
import { pageTypes } from '@/routing/page-types'
import { askOne } from './ask-list'
import { createMapContext } from './mappers/context'
import type { EntryMapper } from './mappers/define-mapper'
import { contentMapper } from './mappers/pages/content'
import { homeMapper } from './mappers/pages/home'
import { type Question, questions } from './questions'
import type { ContentSource } from './source'

type PageReaders = { [Type in PageType]: { question: Question; mapper: EntryMapper<PageOf<Type>> } }

/** Page type -> what is asked and how the answer is mapped; a page type without a reader does not compile. */
const readers: PageReaders = {
  home: { question: questions.home, mapper: homeMapper },
  content: { question: questions.content, mapper: contentMapper },
}

/**
 * One page by its type and, on types with a slug, its slug as editors wrote it. One request (specification §7).
 * @returns null only when the service answers that there is no such entry.
 * @throws ContentError when the service fails, or when the page's own entry cannot be read.
 */
export const getPage = async <Type extends PageType>(
  type: Type,
  rawSlug: string,
  source: ContentSource,
): Promise<PageOf<Type> | null> => {
  const { question, mapper }: PageReaders[Type] = readers[type]
  const { contentType } = pageTypes[type]
  const answer = await askOne(
    source,
    {
      content_type: question.contentType,
      ...(question.filter === 'slug' && { 'fields.slug': rawSlug }),
      ...(question.include !== null && { include: question.include }),
      locale: LOCALE,
    },
    { contentType, ...(question.filter === 'slug' && { slug: rawSlug }) },
  )
  return answer && mapper.read(answer.entry, createMapContext(answer.graph, assetScheme()))
}
