import type { ExportAsset, ExportContentType, ExportEntry, SpaceExport } from '@sandbox/export-format'
import { createSandbox, type Sandbox } from '@sandbox/server/sandbox'
import { DELIVERY_TOKEN } from '@sandbox/server/tokens'

const link = <Type extends string>(linkType: Type, id: string) => ({
  sys: { type: 'Link' as const, linkType, id },
})
export const toEntry = (id: string) => link('Entry', id)
export const toAsset = (id: string) => link('Asset', id)

interface Options {
  draft?: boolean
  archived?: boolean
  tags?: string[]
  day?: number
}

const sysOf = <Type extends 'Entry' | 'Asset'>(
  type: Type,
  id: string,
  { draft, archived, day = 1 }: Options,
) => {
  const at = `2026-01-0${day}T10:00:00.000Z`
  const state = draft
    ? {}
    : {
        publishedVersion: 4,
        publishedCounter: 2,
        publishedAt: at,
        firstPublishedAt: '2025-12-01T10:00:00.000Z',
      }
  return {
    id,
    type,
    space: link('Space', 'zoo'),
    createdAt: '2025-11-01T10:00:00.000Z',
    updatedAt: at,
    ...state,
    ...(archived ? { archivedVersion: 5 } : {}),
  }
}

/** Values are in English unless keyed by `tlh` beside it. */
type Value = unknown
const localized = (values: Record<string, Value>, klingon: Record<string, Value>) =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [
      id,
      id in klingon ? { 'en-US': value, tlh: klingon[id] } : { 'en-US': value },
    ]),
  )

export const entry = (
  type: string,
  id: string,
  values: Record<string, Value>,
  options: Options & { klingon?: Record<string, Value> } = {},
): ExportEntry => ({
  metadata: { tags: (options.tags ?? []).map((tag) => link('Tag', tag)), concepts: [] },
  sys: { ...sysOf('Entry', id, options), contentType: link('ContentType', type) },
  fields: localized(values, options.klingon ?? {}),
})

export const asset = (id: string, contentType = 'image/png', options: Options = {}): ExportAsset => ({
  sys: sysOf('Asset', id, options),
  fields: localized(
    {
      title: id,
      file: {
        url: `//images.ctfassets.net/zoo/${id}/0123456789abcdef0123456789abcdef/${id}.png`,
        fileName: `${id}.png`,
        contentType,
        details: { size: 100, image: { width: 120, height: 80 } },
      },
    },
    {},
  ),
})

const cat: ExportContentType = {
  sys: { id: 'cat', type: 'ContentType', publishedCounter: 3 },
  name: 'Cat',
  description: null,
  displayField: 'name',
  fields: [
    { id: 'name', name: 'Name', type: 'Symbol', localized: true },
    { id: 'likes', name: 'Likes', type: 'Array', items: { type: 'Symbol' } },
    { id: 'lives', name: 'Lives', type: 'Integer' },
    { id: 'lifes', name: 'Lifes', type: 'Integer', disabled: true },
    { id: 'secret', name: 'Secret', type: 'Symbol', omitted: true },
    { id: 'birthday', name: 'Birthday', type: 'Date' },
    { id: 'tame', name: 'Tame', type: 'Boolean' },
    { id: 'home', name: 'Home', type: 'Location' },
    { id: 'bestFriend', name: 'Best friend', type: 'Link', linkType: 'Entry' },
    { id: 'image', name: 'Image', type: 'Link', linkType: 'Asset' },
    { id: 'story', name: 'Story', type: 'RichText' },
    { id: 'diary', name: 'Diary', type: 'Text', localized: true },
  ],
}

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })
const story = {
  nodeType: 'document',
  data: {},
  content: [
    { nodeType: 'paragraph', data: {}, content: [text('A brave '), hyperlink('gone')] },
    { nodeType: 'embedded-entry-block', data: { target: toEntry('kitten') }, content: [] },
  ],
}

function hyperlink(id: string) {
  return { nodeType: 'entry-hyperlink', data: { target: toEntry(id) }, content: [text('tiger')] }
}

/** Cats in a chain: nyan → happy → kitten; garfield alone with a null; a draft and an archived one. */
export const zoo = (): SpaceExport => ({
  contentTypes: [cat, { ...cat, sys: { ...cat.sys, id: 'dog' }, name: 'Dog' }],
  tags: [
    { name: 'Famous', sys: { id: 'famous', type: 'Tag', visibility: 'public' } },
    { name: 'Intern', sys: { id: 'intern', type: 'Tag', visibility: 'private' } },
  ],
  locales: [
    { name: 'English', code: 'en-US', default: true, fallbackCode: null },
    { name: 'Klingon', code: 'tlh', default: false, fallbackCode: 'en-US' },
  ],
  entries: [
    entry(
      'cat',
      'nyan',
      {
        name: 'Nyan Cat',
        likes: ['rainbows', 'fish'],
        lives: 1337,
        tame: true,
        birthday: '2011-04-04T22:00:00+00:00',
        home: { lat: 52.52, lon: 13.4 },
        bestFriend: toEntry('happy'),
        image: toAsset('nyan'),
        secret: 'x',
      },
      { klingon: { name: 'Nyan vIghro' }, tags: ['famous', 'intern'], day: 3 },
    ),
    entry('cat', 'happy', { name: 'Happy Cat', likes: ['fish'], lives: 1, bestFriend: toEntry('kitten') }),
    entry('cat', 'kitten', {
      name: 'Kitten',
      lives: 9,
      bestFriend: toEntry('nyan'),
      image: toAsset('kitten'),
    }),
    entry('cat', 'garfield', { name: 'Garfield', lives: 9, lifes: null, home: { lat: 48.85, lon: 2.35 } }),
    entry('cat', 'teller', { name: 'Téller', story }, { day: 2 }),
    entry('cat', 'sketch', { name: 'Sketch', bestFriend: toEntry('nyan') }, { draft: true }),
    entry('cat', 'old', { name: 'Old' }, { archived: true }),
    entry('dog', 'jake', { name: 'Jake' }),
  ],
  assets: [
    asset('nyan'),
    asset('kitten'),
    asset('drawing', 'image/svg+xml'),
    asset('leaflet', 'application/pdf'),
  ],
})

export const startZoo = (): Promise<Sandbox> => createSandbox({ space: zoo(), portBase: 0 })

export interface Answer {
  status: number
  headers: Headers
  body: Body
}

/** The parts of a reply that the tests look at. */
export interface Body {
  sys: { id?: string; type: string }
  message?: string
  details?: unknown
  total?: number
  limit?: number
  items: { sys: Record<string, unknown> & { id: string; type: string }; fields: Record<string, unknown> }[]
  fields?: Record<string, unknown>
  includes?: { Entry?: { sys: { id: string } }[]; Asset?: { sys: { id: string } }[] }
  errors?: unknown[]
  pages?: { next?: string; prev?: string }
  nextSyncUrl?: string
  nextPageUrl?: string
}

/** Asks the delivery API below `/spaces/zoo/environments/master`. */
export const ask = async (
  sandbox: Sandbox,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const base = `${sandbox.urls.delivery}/spaces/zoo/environments/master`
  const url = path.startsWith('http') ? path : `${base}${path}`
  const response = await fetch(url, { headers: { Authorization: `Bearer ${DELIVERY_TOKEN}`, ...headers } })
  const content = await response.text()
  const body: Body = content === '' ? { sys: { type: 'none' }, items: [] } : JSON.parse(content)
  return { status: response.status, headers: response.headers, body }
}

export const idsOf = ({ body }: Answer): string[] => body.items.map(({ sys }) => sys.id)

/** Posts to the control page's routes. */
export const control = async (sandbox: Sandbox, path: string, body: object = {}): Promise<Response> =>
  fetch(`${sandbox.urls.control}/control/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
