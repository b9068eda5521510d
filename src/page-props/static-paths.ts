import type { GetStaticPaths } from 'next'
import { refreshPathIndex } from '@/content/path-index'
import { contentSource } from '@/content/source'
import { fixedSlugs } from '@/routing/page-types'

/**
 * Every page that is published when the build starts. Pages published later are generated at their first request
 * (`blocking`), and so is every page when the site shows drafts.
 */
export const slugStaticPaths: GetStaticPaths = async () => {
  const index = await refreshPathIndex(contentSource(false))
  return {
    paths: [...fixedSlugs.filter((slug) => slug !== ''), ...index.keys()].map((slug) => ({
      params: { slug: slug.split('/') },
    })),
    fallback: 'blocking',
  }
}
