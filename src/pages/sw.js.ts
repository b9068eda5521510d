import { makeWorkerFile } from '@/page-props/site-files'
import { textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeWorkerFile)

export default function TextRoute() {
  return null
}
