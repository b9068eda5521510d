import type { GetStaticPaths } from 'next'
import { contentPages } from '@/content/pages'
import { sitePaths } from '@/content/paths'
import { fixedSlugs } from '@/routing/page-types'

/** Pages published when the build starts; others, and drafts, are generated at their first request. */
export const slugStaticPaths: GetStaticPaths = async () => {
  const index = await sitePaths().refresh(contentPages().source(false))
  return {
    paths: [...fixedSlugs.filter((slug) => slug !== ''), ...index.keys()].map((slug) => ({
      params: { slug: slug.split('/') },
    })),
    fallback: 'blocking',
  }
}
