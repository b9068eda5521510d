import { useRouter } from 'next/compat/router'
import { type ReactNode, useId, useState } from 'react'
import { FORM_PATH } from '@/shared/config/site'
import type { FormDefinition } from '@/shared/schemas/define-form'
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '@/shared/schemas/meta-fields'
import { classNames } from '@/shared/utils/class-names'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { ErrorSummary, type FormWays } from './ErrorSummary'
import styles from './Form.module.scss'
import { FormField } from './FormField'
import { FormThanks } from './FormThanks'
import { FormContext, type FormTable, useFormTexts } from './form-context'
import { useFormPage, useSubmitted } from './form-page'
import { storeReference } from './reference'
import { useErrorTitle } from './show-errors'
import { type Done, useForm } from './use-form'

export interface FormProps {
  form: FormDefinition
  /** The form's own texts (`form-texts.ts`). */
  labels: FormTable
  hidden?: Readonly<Record<string, string>>
  initial?: Readonly<Record<string, string>>
  isPlain?: boolean
  /** Called instead of opening the next page or showing thanks. */
  onDone?: (done: Done) => void
  ways?: FormWays
  /** Fields in a custom layout; all fields by default. */
  children?: ReactNode
}

/** The slug of the form's page; on a page that responds to a form, from its address. */
const pageSlug = (pathname: string, slug: string | string[] | undefined): string => {
  const parts = [slug ?? []].flat()
  return (pathname.startsWith(FORM_PATH) ? parts.slice(1) : parts).join('/')
}

/** A form, sent in place; without scripts the browser submits it to a page that renders it again with all values. */
export function Form({
  form,
  labels,
  hidden,
  initial,
  isPlain = false,
  onDone,
  ways = {},
  children,
}: FormProps) {
  const id = `form-${form.name}-${useId()}`
  const router = useRouter()
  const before = useSubmitted(form.name)
  const texts = useFormTexts(form.name, labels)
  const { receipt } = useFormPage()
  const [accepted, setAccepted] = useState<Done | null>(null)
  const goOn = (done: Done) => {
    if (done.next === '') return setAccepted(done)
    storeReference(done.next, done.reference)
    void router?.push(done.next)
  }
  const { problems, failure, isSending, ref, summaryRef, ...handlers } = useForm(form, onDone ?? goOn)
  useErrorTitle(problems.length > 0 || failure !== null, texts)
  // A browser that filled in the honeypot would do it again: the second submit omits it.
  const isHoneypotFilled = problems.some(({ code }) => code === 'trapped')
  const slug = pageSlug(router?.pathname ?? '', router?.query?.slug)
  const page = slug === '' ? '' : `${slug}/`
  const values = { ...initial, ...before?.values, ...hidden }
  const thanked = accepted ?? (receipt?.form === form.name ? receipt : null)
  if (thanked)
    return <FormThanks texts={texts} reference={thanked.reference} takesFocus={accepted !== null} />
  const shown = form.fields.filter(({ kind }) => kind !== 'hidden')
  return (
    <FormContext value={{ id, form, texts, problems, values }}>
      <form
        ref={ref}
        id={id}
        data-form={form.name}
        className={classNames(styles.form, !isPlain && styles.card)}
        method="post"
        action={`${FORM_PATH}${form.name}/${page}#${id}`}
        encType={form.fields.some(({ kind }) => kind === 'photo') ? 'multipart/form-data' : undefined}
        noValidate
        aria-busy={isSending}
        {...handlers}
      >
        <ErrorSummary
          ref={summaryRef}
          formId={id}
          form={form}
          texts={texts}
          problems={problems}
          failure={failure}
          ways={ways}
        />
        {shown.some(({ isRequired }) => isRequired) && (
          <p className={styles.note}>{texts.common('form.required')}</p>
        )}
        {form.fields.map(({ name, kind }) => kind === 'hidden' && <FormField key={name} name={name} />)}
        {children ?? shown.map(({ name }) => <FormField key={name} name={name} />)}
        {!isHoneypotFilled && (
          <div className={styles.trap} aria-hidden="true">
            <label>
              {texts.common('form.trap')}
              <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
        )}
        {before && <input type="hidden" name={FORM_TOKEN_FIELD} value={before.stamp} />}
        <div className={styles.actions}>
          <LinkButton type="submit" fullWidthOn={['smartphone']} aria-disabled={isSending}>
            {isSending ? texts.common('form.sending') : (texts.own('submit') ?? form.name)}
          </LinkButton>
        </div>
        <p className="visually-hidden" role="status">
          {isSending && texts.common('form.sending')}
        </p>
      </form>
    </FormContext>
  )
}
