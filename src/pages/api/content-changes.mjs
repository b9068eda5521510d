export { contentChangeEvents as default } from '@/server/cache/open-pages'

export const config = { api: { externalResolver: true } }
