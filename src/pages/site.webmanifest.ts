import { makeManifestFile, textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeManifestFile)

export default function TextRoute() {
  return null
}
