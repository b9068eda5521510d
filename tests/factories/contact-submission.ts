/** A message that meets every rule of the contact form. */
export const goodContact = {
  topic: 'question',
  name: 'Ana Lima',
  email: 'ana@exemplo.com',
  message: 'O inalador serve para crianças?',
  consent: 'sim',
  healthConsent: 'sim',
}
