import { makeOfflineFile, textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeOfflineFile)

export default function TextRoute() {
  return null
}
