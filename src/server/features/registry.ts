import type { RetentionRule, Subjects } from '@/server/database/personal-data'
import type { TopicHandler } from '@/server/jobs/topic'
import type { Feature, FeatureForm } from './define-feature'
import { FEATURES } from './features'

/* Computed from the features in `features.ts`. */

const declared = <Key extends 'subject' | 'retention'>(key: Key) =>
  FEATURES.flatMap((feature: Feature) =>
    feature[key] === 'none' ? [] : [feature[key] as Exclude<Feature[Key], 'none'>],
  )

export const FORMS: ReadonlyMap<string, FeatureForm> = new Map(
  FEATURES.flatMap(({ forms }) => forms.map((entry) => [entry.form.name, entry])),
)

export const isFormName = (name: string): boolean => FORMS.has(name)

export const TOPICS: Readonly<Record<string, TopicHandler>> = Object.assign(
  {},
  ...FEATURES.map(({ jobs }) => jobs),
)

export const SUBJECTS: Subjects = Object.assign({}, ...declared('subject'))

export const RETENTION: readonly RetentionRule[] = declared('retention').flat()
