import { makeRobotsFile, textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(makeRobotsFile)

export { TextRoute as default } from '@/page-props/text-route'
