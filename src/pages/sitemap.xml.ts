import { makeSitemapFile } from '@/server/page-props/sitemap-file'
import { textFileProps } from '@/server/page-props/text-file'

export const getServerSideProps = textFileProps(makeSitemapFile)

export { TextRoute as default } from '@/server/page-props/text-route'
