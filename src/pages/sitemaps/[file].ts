import { makeSitemapPart } from '@/page-props/sitemap-file'
import { textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeSitemapPart)

/** /sitemaps/1.xml and so on, of a site with more pages than one sitemap takes. */
export { TextRoute as default } from '@/page-props/text-route'
