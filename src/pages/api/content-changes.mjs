export { contentChangeEvents as default } from '@/publishing/open-pages'

export const config = { api: { externalResolver: true } }
