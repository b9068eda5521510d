import { makeSitemapFile } from '@/page-props/sitemap-file'
import { textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeSitemapFile)

export { TextRoute as default } from '@/page-props/text-route'
