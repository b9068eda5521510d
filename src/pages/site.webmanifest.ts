import { makeManifestFile, textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeManifestFile)

export { TextRoute as default } from '@/page-props/text-route'
