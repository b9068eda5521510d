import type { Person } from '@/content-model/types/person'

/** What stands above a page's Markdown, for programs. Dates are ISO 8601; what is null is left out. */
export interface Facts {
  title: string
  description: string | null
  url: string
  language: string
  published: string | null
  reviewed: string | null
  updated: string | null
  author: string | null
  reviewer: string | null
}

/** A person as readers judge a source: name, role, professional registration. */
export function personLine(person: Person | null): string | null {
  return person && [person.name, person.role, person.registration].filter(Boolean).join(', ')
}

/** YAML between two lines of dashes; strings are written as JSON, which YAML reads. */
export function frontMatter(facts: Facts): string {
  const lines = Object.entries(facts).flatMap(([key, value]) =>
    value ? [`${key}: ${JSON.stringify(value)}`] : [],
  )
  return ['---', ...lines, '---'].join('\n')
}
