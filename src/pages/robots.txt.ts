import { makeRobotsFile, textFileProps } from '@/server/page-props/text-file'

export const getServerSideProps = textFileProps(makeRobotsFile)

export { TextRoute as default } from '@/server/page-props/text-route'
