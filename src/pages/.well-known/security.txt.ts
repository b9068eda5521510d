import { makeSecurityFile, textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(() => makeSecurityFile())

/** security.txt; the answer is complete before anything would be drawn. */
export default function TextRoute() {
  return null
}
