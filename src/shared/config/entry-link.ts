import { serverEnv } from './env'

/** The address of an entry or asset in Contentful's web app. @param contentType `asset` for a file */
export function entryAddress(space: string, environment: string, contentType: string, id: string): string {
  const kind = contentType === 'asset' ? 'assets' : 'entries'
  return `https://app.contentful.com/spaces/${space}/environments/${environment}/${kind}/${encodeURIComponent(id)}`
}

/** The same in the space of the site. */
export function entryLink(contentType: string, id: string): string {
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT } = serverEnv()
  return entryAddress(CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT, contentType, id)
}
