import { AppLink } from '@/components/AppLink/AppLink'
import { registrationForm } from '@/features/schemas/accounts/registration'
import { accountLabels } from '@/labels/accounts'
import { useLabels } from '@/labels/use-labels'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { CheckboxField } from '../ChoiceFields'
import { Form } from '../Form'
import { FormField } from '../FormField'
import styles from './FormLinks.module.scss'
import { FormLinks } from './LinkForm'

const PAIRS = [
  ['firstName', 'lastName'],
  ['email', 'confirmEmail'],
  ['password', 'confirmPassword'],
] as const

export function RegistrationForm() {
  const label = useLabels(accountLabels)
  return (
    <FormLinks
      links={[
        {
          before: label('registration.hasAccount'),
          text: label('registration.login'),
          href: ACCOUNT_PAGES.login,
        },
      ]}
    >
      <Form form={registrationForm} labels={accountLabels}>
        {PAIRS.map(([first, second]) => (
          <div key={first} className={styles.pair}>
            <FormField name={first} />
            <FormField name={second} />
          </div>
        ))}
        <FormField name="postalCode" />
        <CheckboxField name="terms">
          {label('registration.terms.before')}
          <AppLink href={ACCOUNT_PAGES.terms} opensNewTab>
            {label('registration.terms.terms')}
          </AppLink>
          {label('registration.terms.between')}
          <AppLink href={ACCOUNT_PAGES.privacy} opensNewTab>
            {label('registration.terms.privacy')}
          </AppLink>
        </CheckboxField>
      </Form>
    </FormLinks>
  )
}
