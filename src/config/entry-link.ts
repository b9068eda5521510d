import { serverEnv } from './env'

/** The address of an entry or asset in Contentful's web app. @param contentType `asset` for a file */
export function entryLink(contentType: string, id: string): string {
  const { CONTENTFUL_SPACE_ID: space, CONTENTFUL_ENVIRONMENT: environment } = serverEnv()
  const kind = contentType === 'asset' ? 'assets' : 'entries'
  return `https://app.contentful.com/spaces/${space}/environments/${environment}/${kind}/${encodeURIComponent(id)}`
}
