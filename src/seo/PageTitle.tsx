import Head from 'next/head'

export interface PageTitleProps {
  title: string
}

/** The document's title, which follows the visitor from page to page. */
export const PageTitle = ({ title }: PageTitleProps) => (
  <Head>
    <title>{title}</title>
  </Head>
)
