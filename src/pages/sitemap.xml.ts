import { makeSitemapFile } from '@/page-props/sitemap-file'
import { textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeSitemapFile)

export default function TextRoute() {
  return null
}
