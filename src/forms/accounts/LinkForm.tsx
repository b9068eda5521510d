import { LinkButton } from '@/components/LinkButton/LinkButton'
import type { FormDefinition } from '@/form-schemas/define-form'
import { accountLabels } from '@/labels/accounts'
import type { FormWays } from '../ErrorSummary'
import { Form } from '../Form'
import type { FormTable } from '../form-texts'
import { FormLinks, type FormLinksProps } from './FormLinks'
import styles from './FormLinks.module.scss'
import { useLinkToken } from './link-token'

interface LinkFormProps {
  form: FormDefinition
  /** Texts of the fields; those of accounts by default. */
  labels?: FormTable
  /** Links below the form. */
  links?: FormLinksProps['links']
  ways?: FormWays
  /** Shown to visitors without a mail link. */
  text: string
  action: { text: string; href: string }
}

/** A form that needs the token of a mail link. */
export function LinkForm({ form, labels = accountLabels, links, ways = {}, text, action }: LinkFormProps) {
  const token = useLinkToken()
  if (token !== null) {
    const element = <Form form={form} labels={labels} hidden={{ token }} ways={ways} />
    return links ? <FormLinks links={links}>{element}</FormLinks> : element
  }
  return (
    <div className={styles.group}>
      <p>{text}</p>
      <div>
        <LinkButton href={action.href} variant="secondary" fullWidthOn={['smartphone']}>
          {action.text}
        </LinkButton>
      </div>
    </div>
  )
}
