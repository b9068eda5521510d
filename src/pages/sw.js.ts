import { textFileProps } from '@/page-props/text-file'
import { makeWorkerFile } from '@/page-props/worker-file'

export const getServerSideProps = textFileProps(makeWorkerFile)

export default function TextRoute() {
  return null
}
