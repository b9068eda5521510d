export { contentChangeEvents as default } from '@/cache/open-pages'

export const config = { api: { externalResolver: true } }
