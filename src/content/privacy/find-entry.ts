import { z } from 'zod'

/** A link of the privacy document: where it leads and, when the document brings one, its text. */
export interface PrivacyEntry {
  url: string
  text: string | null
}

/** Any part of the document but its leaves; what else stands beside the parts that are asked for does no harm. */
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
