import { makeOfflineFile, textFileProps } from '@/server/page-props/text-file'

export const getServerSideProps = textFileProps(makeOfflineFile)

export { TextRoute as default } from '@/server/page-props/text-route'
