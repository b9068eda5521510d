import { z } from 'zod'
import { serverEnv } from '@/config/env'
import { COUNTRY_CODE, LANGUAGE_CODE } from '@/config/site'
import { logger, reasonOf } from '@/logging/logger'
import { createKeeper } from './keeper'

/** A link of the privacy document: where it leads and, when the document brings one, its text. */
export interface PrivacyEntry {
  url: string
  text: string | null
}

/** Any part of the document but its leaves; what else stands beside the parts that are asked for does no harm. */
const branch = z.record(z.string(), z.unknown())

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

/**
 * Finds a link in the privacy document (specification §3 "Privacy document", §7): state, country, the country's
 * default, the global default, each in the language asked for; then the same scopes in English.
 */
export const findPrivacyEntry = (document: unknown, question: PrivacyQuestion): PrivacyEntry | null => {
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
/** Milliseconds that the link, or the knowledge that the document cannot be had, is kept per worker. */
const KEPT_FOR = 30_000

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

const siteEntry = (document: unknown): PrivacyEntry | null =>
  findPrivacyEntry(document, { country: COUNTRY_CODE, language: LANGUAGE_CODE, linkType: 'privacyLink' })

/** The document as it was had last: a legal notice outlives an outage of its host. */
let lastGood: unknown = null

const keepDocument = createKeeper(
  async () => {
    const url = serverEnv().PRIVACY_DOCUMENT_URL
    if (url === null) return null
    try {
      const document = branch.parse(await fetchDocument(url))
      if (!siteEntry(document)) logger.warn('privacy document: holds no privacy link for this site')
      lastGood = document
    } catch (error) {
      // A dead privacy host costs the link at most, never the page (specification §8, "Silent failures").
      logger.error(`privacy document: ${error instanceof z.ZodError ? 'is no JSON object' : reasonOf(error)}`)
    }
    return lastGood
  },
  () => KEPT_FOR,
)

/**
 * The privacy link of this site's country and language, from the last document that could be had. Null when it holds none,
 * or none could be had yet.
 */
export const getPrivacyEntry = async (): Promise<PrivacyEntry | null> => siteEntry(await keepDocument())
