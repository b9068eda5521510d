import { JsonLdScript } from 'next-seo'
import { jsonLdOf, type SiteFacts } from './json-ld'

export interface JsonLdProps {
  content: Parameters<typeof jsonLdOf>[0]
  site: SiteFacts
}

/** The page's structured data as data blocks, which a strict content security policy lets pass. */
export const JsonLd = ({ content, site }: JsonLdProps) =>
  jsonLdOf(content, site).map(({ type, data }) => (
    <JsonLdScript key={type} scriptKey={`json-ld-${type}`} data={data} />
  ))
