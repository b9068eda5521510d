import { makeLlmsFile } from '@/page-props/llms-file'
import { textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeLlmsFile)

export { TextRoute as default } from '@/page-props/text-route'
