import { jsonLdOf, type SiteFacts } from './json-ld'

export interface JsonLdProps {
  content: Parameters<typeof jsonLdOf>[0]
  site: SiteFacts
}

/** As JSON inside a document: no text of the editors, however written, ends the block or opens another element. */
const embeddable = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** The page's structured data as data blocks, which a strict content security policy lets pass. */
export function JsonLd({ content, site }: JsonLdProps) {
  return jsonLdOf(content, site).map(({ type, data }) => (
    <script key={type} id={`json-ld-${type}`} type="application/ld+json">
      {embeddable(data)}
    </script>
  ))
}
