import { serverEnv } from '@/config/env'

/**
 * The name of something that instances share in Redis. It carries where their content comes from: two sites on one Redis, or
 * one site on two environments of its space, have nothing in common. Drafts have no name here, because a site that shows
 * them shares nothing (`redisLink`).
 */
export function sharedName(what: string): string {
  const { CONTENTFUL_DELIVERY_HOST, CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT } = serverEnv()
  return ['site', what, CONTENTFUL_DELIVERY_HOST, CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT].join(':')
}
