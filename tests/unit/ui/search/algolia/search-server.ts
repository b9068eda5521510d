import { forSuite } from '@tests/factories/for-suite'
import { bodyOf, serve } from '@tests/factories/server'

/** A request as it came over the wire. */
export interface SearchCall {
  method: string
  path: string
  query: URLSearchParams
  contentType: string
  body: unknown
}

export type SearchAnswer = (call: SearchCall) => { status?: number; body: unknown }

export interface SearchServer {
  origin: string
  calls: SearchCall[]
  answer(next: SearchAnswer): void
}

/** The reply to one query as Algolia sends it; `more` replaces parts of it. */
export const recordedResult = (more: Record<string, unknown> = {}) => ({
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 2,
  exhaustiveNbHits: true,
  exhaustiveTypo: true,
  exhaustive: { nbHits: true, typo: true },
  query: 'tosse',
  params: 'query=tosse&hitsPerPage=2',
  index: 'prod_brisamenta_BR_Product_pt-br',
  renderingContent: {},
  processingTimeMS: 1,
  processingTimingsMS: { _request: { roundTrip: 13 }, total: 1 },
  serverTimeMS: 2,
  ...more,
})

/** A search service on the loopback interface that answers what a test tells it to, for the real clients to talk to. */
const startSearchServer = async (): Promise<SearchServer> => {
  const calls: SearchCall[] = []
  let current: SearchAnswer = () => ({ status: 500, body: { message: 'no answer set', status: 500 } })
  const { origin } = await serve(async (request, response) => {
    const text = (await bodyOf(request)).toString()
    const url = new URL(request.url ?? '/', 'http://fake')
    const call = {
      method: request.method ?? '',
      path: decodeURIComponent(url.pathname),
      query: url.searchParams,
      contentType: request.headers['content-type'] ?? '',
      body: text === '' ? null : (JSON.parse(text) as unknown),
    }
    calls.push(call)
    const { status = 200, body } = current(call)
    response
      .writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' })
      .end(JSON.stringify(body))
  })
  return {
    origin,
    calls,
    answer: (next) => {
      current = next
      calls.length = 0
    },
  }
}

/** Gives a suite a search service of its own. */
export const searchServerForSuite = (): SearchServer => forSuite(startSearchServer)
