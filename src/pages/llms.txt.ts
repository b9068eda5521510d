import { makeLlmsFile } from '@/server/page-props/llms-file'
import { textFileProps } from '@/server/page-props/text-file'

export const getServerSideProps = textFileProps(makeLlmsFile)

export { TextRoute as default } from '@/server/page-props/text-route'
