/** What can be counted and made to fail apart from the rest. */
export const SERVICES = ['delivery', 'preview', 'images', 'privacy', 'search'] as const
export type Service = (typeof SERVICES)[number]
/** What can be made to fail. */
export const FAULTY = [...SERVICES, 'database', 'mailbox'] as const
export type Faulty = (typeof FAULTY)[number]

/** The service that a path of the first port belongs to. */
export function serviceOfPath(url: string): Service {
  if (url.startsWith('/spaces/')) return 'delivery'
  return url.startsWith('/privacy/') ? 'privacy' : 'images'
}
