import { serverEnv } from '@/config/env'

/**
 * A name in Redis. It has the source of content in it: sites and environments that share one Redis stay apart. Drafts are
 * never shared (`redisLink`).
 */
export function sharedName(what: string): string {
  const { CONTENTFUL_DELIVERY_HOST, CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT } = serverEnv()
  return ['site', what, CONTENTFUL_DELIVERY_HOST, CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT].join(':')
}
