import { accountLabels } from '@/shared/labels/accounts'
import { useLabels } from '@/shared/labels/use-labels'
import { linkPath } from '@/shared/routing/account-pages'
import { usePlace } from '@/shared/routing/use-place'
import { registrationForm } from '@/shared/schemas/accounts/registration'
import { CheckboxField } from '../ChoiceFields'
import { Form } from '../Form'
import { FormField } from '../FormField'
import { PlaceLink } from '../PlaceLink'
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
          href: usePlace('loginForm') ?? linkPath('entrar'),
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
          <PlaceLink place="terms" opensNewTab>
            {label('registration.terms.terms')}
          </PlaceLink>
          {label('registration.terms.between')}
          <PlaceLink place="privacy" opensNewTab>
            {label('registration.terms.privacy')}
          </PlaceLink>
        </CheckboxField>
      </Form>
    </FormLinks>
  )
}
