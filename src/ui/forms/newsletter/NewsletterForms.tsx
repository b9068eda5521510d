import { newsletterLabels } from '@/shared/labels/newsletter'
import { useLabels } from '@/shared/labels/use-labels'
import { usePlace } from '@/shared/routing/use-place'
import { confirmNewsletterForm, leaveNewsletterForm, newsletterForm } from '@/shared/schemas/newsletter'
import { LinkForm } from '../accounts/LinkForm'
import { Form } from '../Form'
import styles from '../Form.module.scss'
import { FormField } from '../FormField'
import { PlaceLink } from '../PlaceLink'

export function NewsletterForm() {
  const label = useLabels(newsletterLabels)
  const privacy = usePlace('privacy')
  return (
    <Form form={newsletterForm} labels={newsletterLabels}>
      <FormField name="email" />
      <p className={styles.note}>
        {label('newsletter.use')}
        {privacy && <PlaceLink place="privacy">{label('newsletter.privacy')}</PlaceLink>}
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
      action={{ text: label('confirm-newsletter.again'), href: usePlace('newsletterForm') }}
    />
  )
}

export function LeaveNewsletterForm() {
  const label = useLabels(newsletterLabels)
  return (
    <LinkForm
      form={leaveNewsletterForm}
      labels={newsletterLabels}
      action={{ text: label('leave-newsletter.contact'), href: usePlace('contactForm') }}
    />
  )
}
