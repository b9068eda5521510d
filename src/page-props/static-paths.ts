import type { GetStaticPaths } from 'next'
import { refreshPathIndex } from '@/content/path-index'
import { contentSource } from '@/content/source'

/**
 * Every page that is published when the build starts. Pages published later are generated at their first request
 * (`blocking`), and so is every page when the site shows drafts.
 */
export const slugStaticPaths: GetStaticPaths = async () => {
  const index = await refreshPathIndex(contentSource(false))
  return {
    paths: [...index.keys()].map((slug) => ({ params: { slug: slug.split('/') } })),
    fallback: 'blocking',
  }
}
