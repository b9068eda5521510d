import Head from 'next/head'

/** The document's title, which follows the visitor from page to page. */
export function PageTitle({ title }: { title: string }) {
  return (
    <Head>
      <title>{title}</title>
    </Head>
  )
}
