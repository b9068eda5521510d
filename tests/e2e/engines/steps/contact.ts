import type { Step } from './step'

const FORM = '[data-form="contact"]'

export const CONTACT: Step = {
  name: 'the contact form says what is missing, and is sent',
  walk: async (visitor) => {
    await visitor.open('/pt-br/contacte-nos/')
    await visitor.click(`${FORM} [type="submit"]`)
    await visitor.see(`${FORM} [role="alert"]`, 'Escreva o seu e-mail.')
    // With the focus the page scrolls: a click before that would miss.
    await visitor.expectFocus('[role="alert"]', 'Escreva o seu e-mail.')
    await visitor.click(`${FORM} label`, 'Passei mal')
    await visitor.fill(`${FORM} [name="name"]`, 'Ana Lima')
    await visitor.fill(`${FORM} [name="email"]`, visitor.email)
    await visitor.fill(`${FORM} [name="message"]`, 'Senti coceira depois de usar a pomada.')
    await visitor.click(`${FORM} [name="consent"]`)
    await visitor.click(`${FORM} [name="healthConsent"]`)
    await visitor.click(`${FORM} [type="submit"]`)
    await visitor.expectAddress('/pt-br/contacte-nos/obrigado/')
    await visitor.see('main [role="status"]', /\d{8}-[2-9A-Z]{6}/)
  },
}
