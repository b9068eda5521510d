import type { Storage } from '@/server/database/define-storage'
import type { RetentionRule, Subjects } from '@/server/database/personal-data'
import type { Trx } from '@/server/database/tables'
import type { TopicHandler } from '@/server/jobs/topic'
import type { FormLimits } from '@/server/protection/form-limits'
import type { LinkName } from '@/shared/routing/account-pages'
import type { FormDefinition } from '@/shared/schemas/define-form'
import type { FormHandler } from './submissions/handler'

export interface FeatureForm {
  form: FormDefinition
  handle: FormHandler<FormDefinition>
  /** `USUAL` by default. */
  limits?: FormLimits
  /** The same input is a new request after a minute: what it does depends on the state, e.g. on a link that expired. */
  isAlwaysNew?: boolean
  /** The form's action for mail programs, which have only the token. @returns whether it is valid. `page`: for a GET */
  oneClick?: { act: (token: string) => Promise<boolean>; page: LinkName }
}

/** Binds a form to its handler. */
export function onForm<Form extends FormDefinition>(
  form: Form,
  handle: FormHandler<Form>,
  options: Omit<FeatureForm, 'form' | 'handle'> = {},
): FeatureForm {
  return { form, handle: handle as FormHandler<FormDefinition>, ...options }
}

/** The server's definition of a feature. */
export interface Feature {
  storage: Storage | 'none'
  forms: readonly FeatureForm[]
  jobs: Readonly<Record<string, TopicHandler>>
  /** Personal data, by the heading of its export. */
  subject: Subjects | 'none'
  retention: readonly RetentionRule[] | 'none'
  /** Plans its regular jobs, at each start. */
  plan: (trx: Trx) => Promise<void>
}

interface FeatureParts<Topic extends string>
  extends Pick<Feature, 'subject' | 'retention'>,
    Partial<Pick<Feature, 'forms' | 'plan'>> {
  storage: Storage<unknown, Topic> | 'none'
  jobs?: { readonly [Name in Topic]: TopicHandler }
}

type WithJobs<Topic extends string> = [Topic] extends [never] ? unknown : { jobs: object }

/** Declares a feature. Data without a subject is never exported or erased, data without a rule never deleted (LGPD). */
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
