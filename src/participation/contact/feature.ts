import { contactForm } from '@/form-schemas/contact'
import { defineFeature, onForm } from '../define-feature'
import { handleContact } from './handle'
import { contactStorage } from './storage'
import { contactRetention, contactSubject } from './subject'
import { CONTACT_JOBS } from './topics'

export const contactFeature = defineFeature({
  storage: contactStorage,
  forms: [onForm(contactForm, handleContact)],
  jobs: CONTACT_JOBS,
  subject: { mensagens: contactSubject },
  retention: [contactRetention],
})
