import { serverEnv } from '@/shared/config/env'

/** A name in Redis with the source of content: sites and environments that share one Redis stay apart. */
export function sharedName(what: string): string {
  const { CONTENTFUL_DELIVERY_HOST, CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT } = serverEnv()
  return ['site', what, CONTENTFUL_DELIVERY_HOST, CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT].join(':')
}
