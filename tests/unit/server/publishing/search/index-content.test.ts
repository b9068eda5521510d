import type { ExportEntry, SpaceExport } from '@sandbox/export-format'
import { entryLink, makeAsset, makeEntry, makeSpace } from '@tests/factories/space'
import { document, paragraph, text } from '@tests/unit/server/content/support/documents'
import { setEnvironment } from '@tests/unit/server/content/support/environment'
import { fakeServiceForSuite } from '@tests/unit/server/content/support/fake-service'
import { startContent } from '@tests/unit/server/content/support/new-content'
import { searchServerForSuite } from '@tests/unit/ui/search/algolia/search-server'
import { z } from 'zod'
import { searchAdmin } from '@/server/publishing/search/algolia/admin'
import { indexSettings } from '@/server/publishing/search/algolia/settings'
import { indexContent } from '@/server/publishing/search/index-content'
import { refusals } from '@/server/publishing/search/refusals'
import { syncRecords, syncSettings } from '@/server/publishing/search/sync-records'
import { serveById } from './content-service'

const PRODUCTS = 'prod_marca_BR_Product_pt-br'
const ARTICLES = 'prod_marca_BR_Article_pt-br'

const site = (...more: ExportEntry[]): SpaceExport => {
  const file = makeAsset({ id: 'pack', description: 'Pote', width: 800, height: 600 })
  return makeSpace(
    file,
    makeEntry('image', { id: 'picture', fields: { image: file } }),
    makeEntry('facet', { id: 'facet-nariz', fields: { title: 'Nariz entupido', uniqueId: 'nariz' } }),
    makeEntry('facet', { id: 'facet-solto', fields: { title: 'Novidade', uniqueId: 'novidade' } }),
    makeEntry('filterGroup', 'group', {
      title: 'Sintoma',
      uniqueId: 'Sintoma principal',
      facets: [entryLink('facet-nariz')],
    }),
    makeEntry('pageMetadata', { id: 'meta', fields: { metaKeywords: 'mentol, Pomada , alívio' } }),
    makeEntry('product', 'pomada', {
      slug: 'produtos/pomada',
      title: 'Pomada',
      line: 'Respira',
      shortDescription: 'Alívio para o nariz.',
      description: document(paragraph(text('Com cânfora e eucalipto.'))),
      heroImage: entryLink('picture'),
      keywords: ['pomada'],
      facets: [entryLink('facet-nariz'), entryLink('facet-solto')],
      metadata: entryLink('meta'),
      featuredSort: 2,
    }),
    makeEntry('article', 'tosse', { slug: 'dicas/tosse', title: 'Tosse seca', publishDate: '2026-11-01' }),
    makeEntry('product', { id: 'draft', status: 'draft', fields: { slug: 'rascunho', title: 'Rascunho' } }),
    makeEntry('synonymSet', { id: 'both', fields: { name: 'a', words: ['tosse', 'tossir'] } }),
    makeEntry('synonymSet', 'way', { name: 'b', words: ['infantil'], oneWayFrom: 'criança, menino' }),
    makeEntry('synonymSet', { id: 'single', fields: { name: 'c', words: ['só'] } }),
    makeEntry('searchPage', 'search', {
      name: 'Busca',
      title: 'Busca',
      synonyms: [entryLink('both'), entryLink('way'), entryLink('single')],
    }),
    ...more,
  )
}

const content = fakeServiceForSuite()
const search = searchServerForSuite()
const TAKEN = {
  body: { status: 'published', taskID: 1, objectIDs: [], updatedAt: '2026-11-21T00:00:00Z' },
}

/** A process that was just started, with this content, and a search service that takes everything. */
const start = (space: SpaceExport) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  setEnvironment(content.host, {
    NEXT_PUBLIC_ALGOLIA_APP_ID: 'app',
    NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'search-key',
    NEXT_PUBLIC_ALGOLIA_HOST: search.origin,
    NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX: PRODUCTS,
    NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX: ARTICLES,
    ALGOLIA_ADMIN_KEY: 'admin-key',
  })
  content.answer(serveById(space))
  search.answer(() => TAKEN)
  startContent()
  const admin = searchAdmin()
  if (!admin) throw new Error('search is configured here')
  return {
    index: () => indexContent(admin),
    sync: (ids: string[]) => syncRecords(ids, admin),
    settings: () => syncSettings(admin),
  }
}

const writes = () => search.calls.filter(({ method }) => method !== 'GET')
const isTemporary = (path: string, index: string) => path.startsWith(`/1/indexes/${index}_tmp_`)
const batchOf = (index: string) =>
  search.calls.find(({ path }) => isTemporary(path, index) && /_tmp_[^/]+\/batch$/.test(path))?.body

test('records are asked for without relations, which lead everywhere across a whole range', async () => {
  await start(site()).index()
  for (const type of ['product', 'article']) {
    const [call] = content.calls.filter(({ query }) => query.get('content_type') === type)
    expect(call?.query.get('select')).toContain('fields.title')
    expect(call?.query.get('select')).not.toMatch(/relatedProducts|relatedArticles(?!Title)/)
    expect(call?.query.get('limit')).toBe('200')
  }
})

test('a product’s record holds what its page shows, and where it stands (SEARCH-11)', async () => {
  await start(site()).index()
  expect(batchOf(PRODUCTS)).toEqual({
    requests: [
      {
        action: 'addObject',
        body: {
          objectID: 'pomada',
          title: 'Pomada',
          shortDescription: 'Alívio para o nariz.',
          url: '/pt-br/produtos/pomada/',
          heroImage: { url: expect.stringContaining('pack'), title: 'Pote', width: 800, height: 600 },
          keywords: ['pomada', 'mentol', 'alívio'],
          category: 'Respira',
          facets: { 'sintoma-principal': ['Nariz entupido'], outros: ['Novidade'] },
          facetGroups: ['sintoma-principal:Sintoma'],
          body: 'Com cânfora e eucalipto.',
          featured: 2,
          newest: 1_000_000,
        },
      },
    ],
  })
})

test('PROBLEM-5: a reviewed text’s record has the last day on which it is suggested: grace days after its review is due', async () => {
  const fields = { slug: 'dicas/febre', title: 'Febre', reviewDate: '2024-05-30' }
  const reviewed = makeEntry('article', 'febre', fields)
  await start(site(reviewed)).index()
  const { requests } = z
    .object({ requests: z.array(z.object({ body: z.record(z.string(), z.unknown()) })) })
    .parse(batchOf(ARTICLES))
  expect(requests.map(({ body }) => [body.objectID, body.suggestedUntil])).toEqual([
    ['tosse', undefined],
    ['febre', '2026-08-28'],
  ])
  expect(indexSettings('articles', {}).attributesToRetrieve).toContain('suggestedUntil')
})

test('what warns of a product is shown on its page, and not searched (SEARCH-11)', async () => {
  const section = (id: string, title: string, isWarning: boolean) =>
    makeEntry('productSection', id, {
      title,
      isWarning,
      contents: document(paragraph(text(`${title}: asma.`))),
    })
  const sections = [
    section('serve', 'Serve', false),
    section('nao', 'Não usar', true),
    section('usar', 'Usar', false),
    section('medico', 'Médico', true),
  ]
  const inhaler = makeEntry('product', 'inalador', {
    slug: 'produtos/inalador',
    title: 'Inalador',
    productDetails: [entryLink('serve'), entryLink('nao')],
    usageInstructions: [entryLink('usar'), entryLink('medico')],
  })
  await (await start(site(inhaler, ...sections))).index()
  expect(batchOf(PRODUCTS)).toMatchObject({
    requests: [{}, { body: { objectID: 'inalador', body: 'Serve Serve: asma. Usar Usar: asma.' } }],
  })
})

test('each index takes its new contents at once: only the temporary one is written before it is moved', async () => {
  await start(site()).index()
  for (const index of [PRODUCTS, ARTICLES]) {
    const own = writes().filter(({ path }) => path.includes(index))
    const moves = own.filter(({ body }) => JSON.stringify(body).includes('"move"'))
    expect(moves.map(({ body }) => body)).toEqual([{ operation: 'move', destination: index }])
    expect(own.at(-1)).toBe(moves[0])
    const direct = own.filter(({ path }) => !isTemporary(path, index))
    expect(direct.map(({ body }) => body)).toEqual([
      { operation: 'copy', destination: expect.any(String), scope: ['rules'] },
    ])
  }
})

test('settings name what is searched, the editors’ facets, and the language (SEARCH-11)', async () => {
  await start(site()).index()
  const settings = search.calls.find(({ path }) => isTemporary(path, PRODUCTS) && path.endsWith('/settings'))
  expect(settings?.body).toMatchObject({
    searchableAttributes: [
      'guidanceFor',
      'title',
      'keywords',
      'shortDescription',
      'facets',
      'category',
      'guidancePhrases',
      'unordered(body)',
    ],
    attributesForFaceting: ['facets.sintoma-principal', 'facetGroups'],
    queryLanguages: ['pt-br', 'pt'],
    indexLanguages: ['pt-br', 'pt'],
    ignorePlurals: ['pt'],
  })
  expect(settings?.body).toMatchObject({ attributesToRetrieve: expect.not.arrayContaining(['body']) })
})

test('synonyms come from content, both ways or one way, and a set that says nothing is left out', async () => {
  await start(site()).index()
  const synonyms = search.calls.find(({ path }) => path.endsWith('/synonyms/batch'))
  expect(synonyms?.query.get('replaceExistingSynonyms')).toBe('true')
  expect(synonyms?.body).toEqual(
    expect.arrayContaining([
      { objectID: 'both', type: 'synonym', synonyms: ['tosse', 'tossir'] },
      { objectID: 'way-0', type: 'onewaysynonym', input: 'criança', synonyms: ['infantil'] },
      { objectID: 'way-1', type: 'onewaysynonym', input: 'menino', synonyms: ['infantil'] },
    ]),
  )
  expect(JSON.stringify(synonyms?.body)).not.toContain('"single"')
})

test('an entry that cannot be read is named and left out; drafts are found by nobody', async () => {
  const space = site(
    makeEntry('product', { id: 'untitled', fields: { slug: 'produtos/x', title: ' ' } }),
    makeEntry('article', { id: 'dotted', fields: { slug: 'dicas/v1.0', title: 'Versão' } }),
  )
  const summary = await start(space).index()
  expect(summary).toMatchObject({
    counts: { products: 1, articles: 1 },
    skipped: [
      { entryId: 'untitled', contentType: 'product', field: 'title', reason: 'is empty' },
      { entryId: 'dotted', contentType: 'article', field: 'slug', reason: '"dicas/v1.0" is not served' },
    ],
  })
})

test('while content cannot be had, nothing is written', async () => {
  const { index } = start(site())
  content.answer(() => ({ status: 401, body: { sys: { type: 'Error', id: 'AccessTokenInvalid' } } }))
  await expect(index()).rejects.toMatchObject({ name: 'ContentError' })
  expect(search.calls).toEqual([])
})

test('however many records there are, no more than two hundred are read before they are sent', async () => {
  const many = Array.from({ length: 450 }, (_, number) =>
    makeEntry('article', { id: `a${number}`, fields: { slug: `dicas/a${number}`, title: `Dica ${number}` } }),
  )
  const space = site(...many)
  const { index } = start(space)
  const steps: string[] = []
  const serve = serveById(space)
  content.answer((call) => {
    if (call.query.get('content_type') === 'article') steps.push(`read from ${call.query.get('skip')}`)
    return serve(call)
  })
  search.answer(({ path, body }) => {
    const sent = JSON.stringify(body ?? '').match(/"objectID":"(?:a\d+|tosse)"/g)?.length ?? 0
    if (isTemporary(path, ARTICLES) && sent > 0) steps.push(`${sent} sent`)
    return TAKEN
  })
  expect((await index()).counts.articles).toBe(451)
  expect(steps).toEqual(['read from 0', '200 sent', 'read from 200', '200 sent', 'read from 400', '51 sent'])
})

test('a record that the service refuses is left out and has no old one, the others are written; it is known until mended (SEARCH-8)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { index, sync } = start(site())
  const refuse = (id: string) =>
    search.answer(({ path, body }) =>
      path.endsWith('/batch') && JSON.stringify(body).includes(`"addObject","body":{"objectID":"${id}"`)
        ? { status: 400, body: { message: `Record objectID=${id} is not valid`, status: 400 } }
        : TAKEN,
    )
  refuse('tosse')
  expect(await index()).toMatchObject({
    counts: { products: 1, articles: 0 },
    skipped: [{ entryId: 'tosse', reason: expect.stringContaining('not valid') }],
  })
  expect(await sync(['pomada', 'tosse'])).toMatchObject({ written: ['pomada'], refused: ['tosse'] })
  expect(JSON.stringify(writes().at(-1)?.body)).toContain(
    '{"action":"deleteObject","body":{"objectID":"tosse"}}',
  )
  expect([...refusals().keys()]).toEqual(['tosse'])
  search.answer(() => TAKEN)
  expect(await sync(['tosse'])).toMatchObject({ written: ['tosse'], refused: [] })
  expect([...refusals().keys()]).toEqual([])
})

test('when the search service refuses, the temporary index goes and the live one stays', async () => {
  const { index } = start(site())
  search.answer(({ path }) =>
    path.endsWith('/batch') && !path.includes('synonyms')
      ? { status: 403, body: { message: 'Method not allowed with this API key', status: 403 } }
      : TAKEN,
  )
  await expect(index()).rejects.toMatchObject({ name: 'ApiError', status: 403 })
  const deleted = search.calls.filter(({ method }) => method === 'DELETE')
  expect(deleted.map(({ path }) => isTemporary(path, PRODUCTS))).toEqual([true])
  expect(JSON.stringify(search.calls.map(({ body }) => body))).not.toContain('"move"')
})

test('a changed entry is written, one that is gone is deleted, and entries of other kinds do no harm (PUBLISH-1)', async () => {
  const { sync } = start(site())
  expect(await sync(['pomada', 'draft', 'search'])).toEqual({
    written: ['pomada'],
    deleted: ['draft', 'search'],
    refused: [],
    skipped: [],
  })
  const bodies = writes().map(({ path, body }) => ({ path, body }))
  expect(bodies[0]).toMatchObject({
    path: `/1/indexes/${PRODUCTS}/batch`,
    body: { requests: [{ action: 'addObject', body: { objectID: 'pomada' } }] },
  })
  const requests = ['draft', 'search'].map((objectID) => ({ action: 'deleteObject', body: { objectID } }))
  for (const [position, index] of [PRODUCTS, ARTICLES].entries())
    expect(bodies[position + 1]).toEqual({ path: `/1/indexes/${index}/batch`, body: { requests } })
})

test('synonyms that editors publish take the place of the former ones, and spellings stay (PUBLISH-1)', async () => {
  const { settings } = start(site())
  const spellings = [
    { objectID: 'ear-xarope', type: 'altcorrection1', word: 'xarope', corrections: ['charope'] },
    { objectID: 'small-chazinho', type: 'onewaysynonym', input: 'chazinho', synonyms: ['chá'] },
  ]
  const former = { objectID: 'small-talk', type: 'synonym', synonyms: ['fala', 'conversa'] }
  search.answer(({ path }) => ({
    body: path.endsWith('/synonyms/search')
      ? { hits: [...spellings, former].map((hit) => ({ ...hit, _highlightResult: {} })), nbHits: 3 }
      : { taskID: 1, updatedAt: '2026-11-21T00:00:00Z' },
  }))
  await settings()
  for (const index of [PRODUCTS, ARTICLES]) {
    const written = search.calls.find(({ path }) => path === `/1/indexes/${index}/synonyms/batch`)
    expect(written?.query.get('replaceExistingSynonyms')).toBe('true')
    expect(written?.body).toEqual([
      { objectID: 'both', type: 'synonym', synonyms: ['tosse', 'tossir'] },
      { objectID: 'way-0', type: 'onewaysynonym', input: 'criança', synonyms: ['infantil'] },
      { objectID: 'way-1', type: 'onewaysynonym', input: 'menino', synonyms: ['infantil'] },
      ...spellings,
    ])
  }
  const set = writes().find(({ path }) => path === `/1/indexes/${PRODUCTS}/settings`)
  expect(set?.body).toMatchObject({ attributesForFaceting: ['facets.sintoma-principal', 'facetGroups'] })
})
