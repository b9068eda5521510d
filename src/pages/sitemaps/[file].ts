import { makeSitemapPart } from '@/server/page-props/sitemap-file'
import { textFileProps } from '@/server/page-props/text-file'

export const getServerSideProps = textFileProps(makeSitemapPart)

/** /sitemaps/1.xml and so on, of a site with more pages than one sitemap takes. */
export { TextRoute as default } from '@/server/page-props/text-route'
