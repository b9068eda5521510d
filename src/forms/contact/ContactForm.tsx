import { contactForm } from '@/form-schemas/contact'
import { contactLabels } from '@/labels/contact'
import { Form } from '../Form'

export function ContactForm() {
  return <Form form={contactForm} labels={contactLabels} />
}
