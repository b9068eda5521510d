import type { Feature, FeatureForm } from './define-feature'
import { FEATURES } from './features'
import type { TopicHandler } from './outbox/topic'
import type { RetentionRule } from './privacy/retention-rule'
import type { Subjects } from './privacy/subject'

/* Everything here is computed from the manifests of `features.ts`. */

const declared = <Key extends 'subject' | 'retention'>(key: Key) =>
  FEATURES.flatMap((feature: Feature) =>
    feature[key] === 'none' ? [] : [feature[key] as Exclude<Feature[Key], 'none'>],
  )

/** All forms, by name. */
export const FORMS: ReadonlyMap<string, FeatureForm> = new Map(
  FEATURES.flatMap(({ forms }) => forms.map((entry) => [entry.form.name, entry])),
)

/** Whether the site has a form of this name. */
export const isFormName = (name: string): boolean => FORMS.has(name)

/** Slugs of the pages behind links of mails. */
export const LINK_SLUGS: readonly string[] = [...FORMS.values()].flatMap(({ linkPage }) => linkPage ?? [])

/** What is done after a transaction, by topic. */
export const TOPICS: Readonly<Record<string, TopicHandler>> = Object.assign(
  {},
  ...FEATURES.map(({ jobs }) => jobs),
)

/** All that is stored of persons, by the heading under which it is handed over. */
export const SUBJECTS: Subjects = Object.assign({}, ...declared('subject'))

/** All rules of retention. */
export const RETENTION: readonly RetentionRule[] = declared('retention').flat()
