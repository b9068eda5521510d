import type { GetStaticPaths } from 'next'
import { contentPages } from '@/content/pages'
import { sitePaths } from '@/content/paths'
import { fixedSlugs } from '@/routing/page-types'

/**
 * Every page published when the build starts. Others are generated at their first request (`blocking`), as is every
 * page if the site shows drafts.
 */
export const slugStaticPaths: GetStaticPaths = async () => {
  const index = await sitePaths().refresh(contentPages().source(false))
  return {
    paths: [...fixedSlugs.filter((slug) => slug !== ''), ...index.keys()].map((slug) => ({
      params: { slug: slug.split('/') },
    })),
    fallback: 'blocking',
  }
}
