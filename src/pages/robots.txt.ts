import { makeRobotsFile } from '@/page-props/site-files'
import { textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeRobotsFile)

export default function TextRoute() {
  return null
}
