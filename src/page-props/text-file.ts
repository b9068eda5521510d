import type { GetServerSideProps } from 'next'
import { type ContentSource, contentPages } from '@/content/pages'
import { sleep } from '@/lib/sleep'

/** A whole answer, the same for everybody. */
export interface TextFile {
  body: string
  contentType: string
}

type MakeFile = (source: ContentSource, name: string) => Promise<TextFile | null>

/** Seconds that a shared cache may keep a text file, and may go on serving it while a new one is made. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'

/** Milliseconds that a reader waits for a new file while there is an earlier one. */
const PATIENCE = 2000

/**
 * The file as it is now. While what it is made from hangs or fails, as it was made last: crawlers neither wait nor are turned
 * away. @throws whatever its maker throws, where there is no earlier one
 */
const withLastResult = (make: MakeFile): MakeFile => {
  const last = new Map<string, TextFile>()
  return async (source, name) => {
    const made = make(source, name).then((file) => {
      if (file) last.set(name, file)
      return file
    })
    const before = last.get(name)
    if (!before) return made
    const patience = sleep(PATIENCE).then(() => before)
    return Promise.race([made.catch(() => before), patience])
  }
}

/**
 * Answers a route with a text file made from content or configuration (sitemap.xml, robots.txt, web manifest,
 * security.txt); it can only be read.
 * @param makeFile is given the file's name where the route has one; null for "no such file"
 */
export function textFileProps(makeFile: MakeFile): GetServerSideProps {
  const make = withLastResult(makeFile)
  return async ({ req, res, params }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return { props: {} }
    }
    const file = await make(contentPages().source(false), String(params?.file ?? ''))
    if (file === null) return { notFound: true }
    const { body, contentType } = file
    res.setHeader('Content-Type', contentType)
    res.setHeader('Cache-Control', CACHE_CONTROL)
    res.end(body)
    return { props: {} }
  }
}
