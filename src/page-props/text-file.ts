import type { GetServerSideProps } from 'next'
import { type ContentSource, contentPages } from '@/content/pages'
import { sleep } from '@/lib/sleep'

export interface TextFile {
  body: string
  contentType: string
  /** In place of the usual ones, or further. */
  headers?: Record<string, string>
}

type MakeFile = (source: ContentSource, name: string) => Promise<TextFile | null>

/** Seconds that a shared cache may store a text file, and serve it stale while revalidating. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'

/** Milliseconds to wait for a new file if there is an earlier one. */
const PATIENCE = 2000

/** The file or, while making it hangs or fails, the last one: crawlers get no errors. @throws without a last one */
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

/** Serves a text file made of content or configuration, read only. `makeFile` gets the route's file name. */
export function textFileProps(makeFile: MakeFile): GetServerSideProps {
  const make = withLastResult(makeFile)
  return async ({ req, res, params }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return { props: {} }
    }
    const file = await make(contentPages().source(false), String(params?.file ?? ''))
    if (file === null) return { notFound: true }
    const { body, contentType, headers = {} } = file
    res.setHeader('Content-Type', contentType)
    res.setHeader('Cache-Control', CACHE_CONTROL)
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
    res.end(body)
    return { props: {} }
  }
}
