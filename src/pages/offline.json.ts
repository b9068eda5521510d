import { makeOfflineFile } from '@/page-props/site-files'
import { textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeOfflineFile)

/** The pages to store in browsers; the response is complete before anything would be rendered. */
export default function TextRoute() {
  return null
}
