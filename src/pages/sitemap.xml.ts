import { makeSitemapFile } from '@/page-props/sitemap-file'
import { textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeSitemapFile)

/** sitemap.xml; the answer is complete before anything would be drawn. */
export default function TextRoute() {
  return null
}
