import type { Feature, FeatureForm } from './define-feature'
import { FEATURES } from './features'
import type { TopicHandler } from './outbox/topic'
import type { RetentionRule } from './privacy/retention-rule'
import type { Subjects } from './privacy/subject'

/* Computed from the features in `features.ts`. */

const declared = <Key extends 'subject' | 'retention'>(key: Key) =>
  FEATURES.flatMap((feature: Feature) =>
    feature[key] === 'none' ? [] : [feature[key] as Exclude<Feature[Key], 'none'>],
  )

export const FORMS: ReadonlyMap<string, FeatureForm> = new Map(
  FEATURES.flatMap(({ forms }) => forms.map((entry) => [entry.form.name, entry])),
)

export const isFormName = (name: string): boolean => FORMS.has(name)

/** Slugs of mail link pages. */
export const LINK_SLUGS: readonly string[] = [...FORMS.values()].flatMap(({ linkPage }) => linkPage ?? [])

/** Job handlers by topic. */
export const TOPICS: Readonly<Record<string, TopicHandler>> = Object.assign(
  {},
  ...FEATURES.map(({ jobs }) => jobs),
)

/** Personal data by the heading of its export. */
export const SUBJECTS: Subjects = Object.assign({}, ...declared('subject'))

export const RETENTION: readonly RetentionRule[] = declared('retention').flat()
