import { contactForm } from '@/form-schemas/contact'
import { contactLabels } from '@/labels/contact'
import { Form } from '../Form'

/** A message to the brand. */
export function ContactForm() {
  return <Form form={contactForm} labels={contactLabels} />
}
