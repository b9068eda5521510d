import type { GetServerSideProps } from 'next'
import { type ContentSource, contentPages } from '@/content/pages'

interface TextFile {
  body: string
  contentType: string
}

/** Seconds that a shared cache may keep a text file, and may go on serving it while a new one is made. */
const CACHE_CONTROL = 'public, s-maxage=300, stale-while-revalidate=86400'

/**
 * Answers a route with a text file made from content or configuration (sitemap.xml, robots.txt, web manifest,
 * security.txt); it can only be read. Null is "no such file".
 */
export function textFileProps(
  make: (source: ContentSource) => Promise<TextFile | null>,
): GetServerSideProps {
  return async ({ req, res }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return { props: {} }
    }
    const file = await make(contentPages().source(false))
    if (file === null) return { notFound: true }
    const { body, contentType } = file
    res.setHeader('Content-Type', contentType)
    res.setHeader('Cache-Control', CACHE_CONTROL)
    res.end(body)
    return { props: {} }
  }
}
