import { makeWorkerFile, textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeWorkerFile)

export default function TextRoute() {
  return null
}
