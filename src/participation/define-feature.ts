import type { Transaction } from 'kysely'
import type { FormDefinition } from '@/form-schemas/define-form'
import type { Storage } from './database/define-storage'
import type { Tables } from './database/tables'
import type { TopicHandler } from './outbox/topic'
import type { RetentionRule } from './privacy/retention-rule'
import type { Subjects } from './privacy/subject'
import { type FormLimits, USUAL } from './protection/form-limits'
import type { FormHandler } from './submissions/handler'

/** A form with what it does. */
export interface FeatureForm {
  form: FormDefinition
  handle: FormHandler<FormDefinition>
  limits: FormLimits
  /** The same texts mean another request each time: once a link is used or has expired, another one. */
  isAlwaysNew: boolean
  /** Slug of the page behind the link of a mail, which has this form: opening the link changes nothing. */
  linkPage: string | null
  /** What the form does, for a mail program that has its token alone. @returns whether the token is valid */
  oneClick: ((token: string) => Promise<boolean>) | null
}

/** Says what a form does. @param options `limits`: how often it may be sent, by default `USUAL` */
export function onForm<Form extends FormDefinition>(
  form: Form,
  handle: FormHandler<Form>,
  {
    limits = USUAL,
    isAlwaysNew = false,
    linkPage = null,
    oneClick = null,
  }: Partial<Omit<FeatureForm, 'form' | 'handle'>> = {},
): FeatureForm {
  return { form, handle: handle as FormHandler<FormDefinition>, limits, isAlwaysNew, linkPage, oneClick }
}

/** All that the server knows of one feature. */
export interface Feature {
  storage: Storage | 'none'
  forms: readonly FeatureForm[]
  jobs: Readonly<Record<string, TopicHandler>>
  /** What it stores of persons, by the heading under which they get it. */
  subject: Subjects | 'none'
  /** How long it keeps what it stores. */
  retention: readonly RetentionRule[] | 'none'
  /** Plans its regular jobs, whenever a server starts. */
  plan: (trx: Transaction<Tables>) => Promise<void>
}

interface FeatureParts<Topic extends string> {
  storage: Storage<unknown, Topic> | 'none'
  forms?: readonly FeatureForm[]
  /** One for each topic of the storage. */
  jobs?: { readonly [Name in Topic]: TopicHandler }
  subject: Feature['subject']
  retention: Feature['retention']
  plan?: Feature['plan']
}

type WithJobs<Topic extends string> = [Topic] extends [never] ? unknown : { jobs: object }

/**
 * Declares a feature. `subject` and `retention` cannot be left out: personal data that no subject names are neither handed
 * over nor erased, and what no rule names is stored for ever (LGPD, art. 15, 16 and 18).
 */
export function defineFeature<const Topic extends string = never>({
  storage,
  forms = [],
  jobs,
  subject,
  retention,
  plan = async () => undefined,
}: FeatureParts<Topic> & WithJobs<Topic>): Feature {
  return { storage: storage as Storage, forms, jobs: jobs ?? {}, subject, retention, plan }
}
