import type { GetServerSideProps } from 'next'
import { type ContentSource, contentPages } from '@/content/pages'

/** A whole answer, the same for everybody. */
export interface TextFile {
  body: string
  contentType: string
}

/** Seconds that a shared cache may keep a text file, and may go on serving it while a new one is made. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'

/**
 * Answers a route with a text file made from content (sitemap.xml, robots.txt, web manifest); it can only be read.
 * @param make is given the file's name where the route has one; null for "no such file"
 */
export function textFileProps(
  make: (source: ContentSource, name: string) => Promise<TextFile | null>,
): GetServerSideProps {
  return async ({ req, res, params }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return { props: {} }
    }
    const text = await make(contentPages().source(false), String(params?.file ?? ''))
    if (!text) return { notFound: true }
    const { body, contentType } = text
    res.setHeader('Content-Type', contentType)
    res.setHeader('Cache-Control', CACHE_CONTROL)
    res.end(body)
    return { props: {} }
  }
}
