import { render, screen } from '@testing-library/react'
import { newsletterLabels } from '@/shared/labels/newsletter'
import { PlacesContext } from '@/shared/routing/use-place'
import { SAME_FOR_ALL } from '@/shared/schemas/form-page'
import { ContactForm } from '@/ui/forms/contact/ContactForm'
import { FormPageContext } from '@/ui/forms/form-page'
import {
  ConfirmNewsletterForm,
  LeaveNewsletterForm,
  NewsletterForm,
} from '@/ui/forms/newsletter/NewsletterForms'

/** In a space without pages of thanks the form's own page thanks (behavior ROUTE-11). */
const receipt = { form: 'contact', reference: '20261122-ABCDEF' }

test('an accepted form is replaced by thanks and its number; others of the page stay (ROUTE-11)', () => {
  const { container } = render(
    <FormPageContext value={{ ...SAME_FOR_ALL, receipt }}>
      <ContactForm />
      <NewsletterForm />
    </FormPageContext>,
  )
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/Recebemos a sua mensagem.*20261122-ABCDEF/)
  expect(container.querySelector('[data-form="contact"]')).toBeNull()
  expect(container.querySelector('[data-form="newsletter"]')).not.toBeNull()
})

test('a form of a mail link, accepted without scripts, is replaced by its thanks too, not by what is said without a link', () => {
  render(
    <FormPageContext value={{ ...SAME_FOR_ALL, receipt: { form: 'confirm-newsletter', reference: null } }}>
      <ConfirmNewsletterForm />
      <LeaveNewsletterForm />
    </FormPageContext>,
  )
  expect(screen.getByText(/sua inscrição está confirmada/)).toBeInTheDocument()
  expect(screen.getByText(/link/)).toHaveTextContent(newsletterLabels['leave-newsletter.noLink'])
})

test('words lead to a place where the space has it, else they are words (ROUTE-11)', () => {
  const { unmount } = render(<NewsletterForm />)
  expect(screen.queryByRole('link')).toBeNull()
  unmount()
  render(
    <PlacesContext value={{ privacy: '/pt-br/documentos/privacidade/' }}>
      <NewsletterForm />
    </PlacesContext>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', '/pt-br/documentos/privacidade/')
})
