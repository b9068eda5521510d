import type { Places } from '@/shared/content-model/views/places'

/** As in a space that has a page for everything. */
export const placesFixture: Places = {
  compareProducts: '/pt-br/compare-products/',
  contactForm: '/pt-br/contacte-nos/',
  forgotPassword: '/pt-br/esqueci-a-senha/',
  loginForm: '/pt-br/entrar/',
  newsletterForm: '/pt-br/boletim/',
  privacy: '/pt-br/politica-de-privacidade/',
  registrationForm: '/pt-br/cadastro/',
  reviewGuidelines: '/pt-br/review-guidelines/',
  terms: '/pt-br/termos-de-uso/',
  writeReview: '/pt-br/write-review/',
}
