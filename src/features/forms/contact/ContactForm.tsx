import { contactForm } from '@/features/schemas/contact'
import { contactLabels } from '@/labels/contact'
import { Form } from '../Form'

export function ContactForm() {
  return <Form form={contactForm} labels={contactLabels} />
}
