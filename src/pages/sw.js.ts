import { makeWorkerFile, textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeWorkerFile)

export { TextRoute as default } from '@/page-props/text-route'
