import { AppLink } from '@/components/AppLink/AppLink'
import { confirmNewsletterForm, leaveNewsletterForm, newsletterForm } from '@/features/schemas/newsletter'
import { newsletterLabels } from '@/labels/newsletter'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { pathOfSlug } from '@/routing/links'
import { LinkForm } from '../accounts/LinkForm'
import { Form } from '../Form'
import styles from '../Form.module.scss'
import { FormField } from '../FormField'

export function NewsletterForm() {
  const label = useLabels(newsletterLabels)
  return (
    <Form form={newsletterForm} labels={newsletterLabels}>
      <FormField name="email" />
      <p className={styles.note}>
        {label('newsletter.use')}
        <AppLink href={ACCOUNT_PAGES.privacy}>{label('newsletter.privacy')}</AppLink>
      </p>
    </Form>
  )
}

export function ConfirmNewsletterForm() {
  const label = useLabels(newsletterLabels)
  return (
    <LinkForm
      form={confirmNewsletterForm}
      labels={newsletterLabels}
      action={{ text: label('confirm-newsletter.again'), href: pathOfSlug('boletim') }}
    />
  )
}

export function LeaveNewsletterForm() {
  const label = useLabels(newsletterLabels)
  return (
    <LinkForm
      form={leaveNewsletterForm}
      labels={newsletterLabels}
      action={{ text: label('leave-newsletter.contact'), href: pathOfSlug('contacte-nos') }}
    />
  )
}
