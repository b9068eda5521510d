import type { InferGetStaticPropsType } from 'next'
import { resolvePage } from '@/page-props/resolve-page'
import { slugStaticPaths } from '@/page-props/static-paths'
import { withStaticProps } from '@/page-props/with-static-props'
import { PageTemplate } from '@/templates/PageTemplate'

export const getStaticPaths = slugStaticPaths
export const getStaticProps = withStaticProps(({ slug, source }) => resolvePage(slug, source))

/** Every page below home, by the slug that editors gave it. */
export default function SlugRoute({ page }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <PageTemplate page={page} />
}
