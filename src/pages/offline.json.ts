import { makeOfflineFile, textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeOfflineFile)

export { TextRoute as default } from '@/page-props/text-route'
