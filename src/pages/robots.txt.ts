import { makeRobotsFile, textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeRobotsFile)

export default function TextRoute() {
  return null
}
