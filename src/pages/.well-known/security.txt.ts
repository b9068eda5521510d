import { makeSecurityFile, textFileProps } from '@/server/page-props/text-file'

export const getServerSideProps = textFileProps(() => makeSecurityFile())

export { TextRoute as default } from '@/server/page-props/text-route'
