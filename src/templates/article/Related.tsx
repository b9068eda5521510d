import type { ArticleModel } from '@/content-model/types/article'
import { articleLabels } from '@/labels/article'
import { useLabels } from '@/labels/use-labels'
import { RenderSections } from '@/sections/RenderSections'

/** Related articles under their title, with the way to all of them. */
export function Related({ page }: { page: ArticleModel }) {
  const label = useLabels(articleLabels)
  if (page.related.length === 0) return null
  return (
    <RenderSections
      opensPage={false}
      sections={[
        {
          type: 'cardSection',
          id: `${page.id}.related`,
          variant: 'articles',
          surface: 'ice',
          title: page.relatedTitle ?? label('article.related'),
          subTitle: null,
          description: null,
          disclaimer: null,
          image: null,
          cards: page.related,
          action: page.viewAll,
        },
      ]}
    />
  )
}
