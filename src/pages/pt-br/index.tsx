import type { InferGetStaticPropsType } from 'next'
import { resolvePage } from '@/page-props/resolve-page'
import { withStaticProps } from '@/page-props/with-static-props'
import { PageTemplate } from '@/templates/PageTemplate'

export const getStaticProps = withStaticProps(({ slug, source }) => resolvePage(slug, source))

/** Home. */
export default function HomeRoute({ page }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <PageTemplate page={page} />
}
