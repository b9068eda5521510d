import { makeLlmsFile } from '@/page-props/llms-file'
import { textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeLlmsFile)

/** llms.txt; the answer is complete before anything would be drawn. */
export default function TextRoute() {
  return null
}
