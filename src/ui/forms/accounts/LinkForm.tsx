import type { ReactNode } from 'react'
import { accountLabels } from '@/shared/labels/accounts'
import { useLabels } from '@/shared/labels/use-labels'
import type { FormDefinition } from '@/shared/schemas/define-form'
import { plainList } from '@/shared/utils/plain-list'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import type { FormWays } from '../ErrorSummary'
import { Form } from '../Form'
import type { FormTable } from '../form-context'
import { useFormPage } from '../form-page'
import styles from './FormLinks.module.scss'

interface FormLinksProps {
  /** Those without an address are not shown. */
  links: readonly { before?: string; text: string; href: string | null }[]
  children: ReactNode
}

export function FormLinks({ links, children }: FormLinksProps) {
  return (
    <div className={styles.group}>
      {children}
      <ul {...plainList} className={styles.links}>
        {links.map(
          ({ before, text, href }) =>
            href !== null && (
              <li key={href} className={styles.item}>
                {before && <span>{before}</span>}
                <AppLink href={href} className={styles.link}>
                  {text}
                </AppLink>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}

interface LinkFormProps {
  form: FormDefinition
  /** Texts of the fields; those of accounts by default. */
  labels?: FormTable
  links?: FormLinksProps['links']
  ways?: FormWays
  action: { text: string; href: string | null }
}

/** A form that needs the token of a mail link; visitors without one get its text `FORM.noLink`, or after they sent it, its thanks. */
export function LinkForm({ form, labels = accountLabels, links, ways = {}, action }: LinkFormProps) {
  const label = useLabels(labels)
  const page = useFormPage()
  const token = page.token ?? page.submitted?.values.token ?? ''
  if (token !== '' || page.receipt?.form === form.name) {
    const element = <Form form={form} labels={labels} hidden={{ token }} ways={ways} />
    return links ? <FormLinks links={links}>{element}</FormLinks> : element
  }
  return (
    <div className={styles.group}>
      <p>{label(`${form.name}.noLink`)}</p>
      {action.href !== null && (
        <div>
          <LinkButton href={action.href} variant="secondary" fullWidthOn={['smartphone']}>
            {action.text}
          </LinkButton>
        </div>
      )}
    </div>
  )
}
