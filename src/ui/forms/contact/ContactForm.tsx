import { contactLabels } from '@/shared/labels/contact'
import { contactForm } from '@/shared/schemas/contact'
import { Form } from '../Form'

export function ContactForm() {
  return <Form form={contactForm} labels={contactLabels} />
}
