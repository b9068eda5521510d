import { makeManifestFile, textFileProps } from '@/server/page-props/text-file'

export const getServerSideProps = textFileProps(makeManifestFile)

export { TextRoute as default } from '@/server/page-props/text-route'
