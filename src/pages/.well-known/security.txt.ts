import { makeSecurityFile, textFileProps } from '@/page-props/text-file'

export const getServerSideProps = textFileProps(() => makeSecurityFile())

export { TextRoute as default } from '@/page-props/text-route'
