import { ContentError, contentPages } from '@/content/pages'
import { type PathIndex, sitePaths } from '@/content/paths'

/**
 * Whether an article has this slug. During an outage of the content service every slug is accepted, to lose no
 * feedback.
 */
export async function articleExists(slug: string): Promise<boolean> {
  const source = contentPages().source(false)
  const isArticle = (index: PathIndex) => index.get(slug)?.type === 'article'
  try {
    return isArticle(await sitePaths().known(source)) || isArticle(await sitePaths().afterMiss(source))
  } catch (error) {
    if (error instanceof ContentError) return true
    throw error
  }
}
