import { makeWorkerFile, textFileProps } from '@/server/page-props/text-file'

export const getServerSideProps = textFileProps(makeWorkerFile)

export { TextRoute as default } from '@/server/page-props/text-route'
