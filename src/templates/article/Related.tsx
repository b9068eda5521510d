import type { ArticleModel } from '@/content-model/types/article'
import { articleLabels } from '@/labels/article'
import { useLabels } from '@/labels/use-labels'
import { PageCards } from '../PageCards'

/** Related articles, and a link to all. */
export function Related({ page }: { page: ArticleModel }) {
  const label = useLabels(articleLabels)
  if (page.related.length === 0) return null
  return (
    <PageCards
      title={page.relatedTitle ?? label('article.related')}
      variant="rows"
      surface="ice"
      cards={page.related}
      action={page.viewAll}
    />
  )
}
