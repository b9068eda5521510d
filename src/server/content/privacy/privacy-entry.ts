import { z } from 'zod'
import { cacheFolder } from '@/server/cache/cache-folder'
import { logger, reasonOf } from '@/server/log/logger'
import { COUNTRY_CODE, LANGUAGE_CODE } from '@/shared/config/site'
import { type CacheVersion, createCache } from '../cache/cache'

/** A link of the privacy document: where it leads and, when the document brings one, its text. */
export interface PrivacyEntry {
  url: string
  text: string | null
}

/** Any part of the document but its leaves; other nodes beside them are ignored. */
export const branch = z.record(z.string(), z.unknown())

const DEFAULT = 'DEFAULT'
const ENGLISH = 'en'

/** Keys are compared without regard to capitals: the document is written by hand. */
const child = (node: unknown, key: string): unknown => {
  const parsed = branch.safeParse(node)
  const parts = Object.entries(parsed.success ? parsed.data : {})
  return parts.find(([name]) => name.toLowerCase() === key.toLowerCase())?.[1]
}

/** An entry is a link string, or an object with link and text. */
const toEntry = (node: unknown): PrivacyEntry | null => {
  if (typeof node === 'string') return node.trim() ? { url: node.trim(), text: null } : null
  const link = child(node, 'link')
  const text = child(node, 'text')
  if (typeof link !== 'string' || link.trim() === '') return null
  return { url: link.trim(), text: typeof text === 'string' && text.trim() ? text.trim() : null }
}

/** Below a country or state: language (or its default), then link type (or its default). */
const inLanguage = (scope: unknown, language: string, linkType: string): PrivacyEntry | null => {
  for (const languageNode of [child(scope, language), child(scope, DEFAULT)]) {
    const found = toEntry(child(languageNode, linkType)) ?? toEntry(child(languageNode, DEFAULT))
    if (found) return found
  }
  return null
}

export interface PrivacyQuestion {
  country: string
  state?: string | null
  language: string
  linkType: 'privacyLink' | 'privacyPolicyCHD'
}

/** Finds a link (PRIVACY-2): state, country, its default, the global one, in the language; then in English. */
export function findPrivacyEntry(document: unknown, question: PrivacyQuestion): PrivacyEntry | null {
  const country = child(document, question.country)
  const everywhere = child(document, DEFAULT)
  const scopes = [
    question.state ? child(country, question.state) : undefined,
    country,
    child(country, DEFAULT),
    everywhere,
    child(everywhere, DEFAULT),
  ]
  for (const language of [question.language, ENGLISH]) {
    for (const scope of scopes) {
      const found = inLanguage(scope, language, question.linkType)
      if (found) return found
    }
  }
  return null
}

/** Milliseconds; a page never waits longer for the privacy document. */
const TIMEOUT = 3000
/** Milliseconds that the link, or the knowledge that the document cannot be had, is cached per worker. */
const MAX_AGE = 30_000

/** Bytes of the largest document that is read: one of all countries and languages is a tenth of it. */
const LIMIT = 1024 * 1024

const readText = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > LIMIT) throw new Error(`larger than ${LIMIT} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const fetchDocument = async (url: string): Promise<unknown> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) })
  if (!response.ok) throw new Error(`HTTP error! Status: ${response.status}`)
  return JSON.parse(await readText(response))
}

const faultOf = (error: unknown): string =>
  error instanceof z.ZodError ? 'is no JSON object' : reasonOf(error)

const siteEntry = (document: unknown): PrivacyEntry | null =>
  findPrivacyEntry(document, { country: COUNTRY_CODE, language: LANGUAGE_CODE, linkType: 'privacyLink' })

/** Fetches the document once, never throws. @returns what is wrong with it; null for nothing */
export async function privacyDocumentFault(url: string): Promise<string | null> {
  try {
    const document = branch.parse(await fetchDocument(url))
    return siteEntry(document) ? null : 'holds no privacy link for this site'
  } catch (error) {
    return faultOf(error)
  }
}

/** The privacy link for this country and language, from the last readable document; else null. */
export function createGetPrivacyEntry(url: string | null, version: CacheVersion) {
  /** The document as it was had last: a legal notice outlives an outage of its host, and a start in the middle of it. */
  let lastGood: unknown = null
  const folder = cacheFolder('privacy')
  const store = async (document: unknown): Promise<void> => {
    if (JSON.stringify(document) === JSON.stringify(lastGood)) return
    lastGood = document
    await folder
      .write(url ?? '', document)
      .catch((error) => logger.warn(`privacy document: stays in memory only: ${reasonOf(error)}`))
  }
  const readDocument = createCache(
    async () => {
      if (url === null) return null
      try {
        const document = branch.parse(await fetchDocument(url))
        if (!siteEntry(document)) logger.warn('privacy document: holds no privacy link for this site')
        await store(document)
      } catch (error) {
        // A dead privacy host costs the link at most, never the page (behavior PRIVACY-3).
        logger.error(`privacy document: ${faultOf(error)}`)
      }
      lastGood ??= await folder.read(url)
      return lastGood
    },
    { maxAge: () => MAX_AGE, version },
  )
  return async (): Promise<PrivacyEntry | null> => siteEntry(await readDocument())
}
