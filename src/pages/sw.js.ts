import { makeWorkerFile } from '@/page-props/site-files'
import { textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeWorkerFile)

/** The service worker; the response is complete before anything would be rendered. */
export default function TextRoute() {
  return null
}
