import Head from 'next/head'

export interface PageTitleProps {
  title: string
}

/** The document's title, which follows the visitor from page to page. */
export function PageTitle({ title }: PageTitleProps) {
  return (
    <Head>
      <title>{title}</title>
    </Head>
  )
}
