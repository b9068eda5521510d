import { makeLlmsFile } from '@/page-props/llms-file'
import { textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeLlmsFile)

export default function TextRoute() {
  return null
}
