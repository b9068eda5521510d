import { contentPages } from '@/content/pages'
import type { PageProps } from '@/models/page-props'
import type { StoredPage } from '@/models/stored-page'
import { layoutStaticProps } from './with-static-props'

export interface SavedPageProps extends PageProps {
  offlinePages: StoredPage[]
}

/** Static props of the page that lists what is on the visitor's device. */
export async function savedPageProps(): Promise<{ props: SavedPageProps; revalidate: number }> {
  const { props, revalidate } = await layoutStaticProps()
  const { offlinePages } = await contentPages().globalData(contentPages().source(false))
  return { props: { ...props, topSpacing: 'medium', offlinePages }, revalidate }
}
