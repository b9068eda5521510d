import type { SectionBase } from '@/models/section-base'
import { sectionType } from '../declare'
import { choice, internalName, symbol, text } from '../fields'

/** What editors may place as a feature. `sections/Feature/features.ts` has a row for each. */
const FEATURE_TYPES = [
  'contactForm',
  'contactReceipt',
  'loginForm',
  'registrationForm',
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
  'changePassword',
  'deleteAccount',
  'writeReview',
  'confirmReview',
  'newsletterForm',
  'confirmNewsletter',
  'leaveNewsletter',
  'compareProducts',
  'countrySelector',
] as const

export type FeatureType = (typeof FEATURE_TYPES)[number]

export const feature = sectionType(
  'feature',
  'Recurso',
  'Um recurso interativo do site, como um formulário.',
  {
    name: internalName,
    featureType: choice('Recurso', FEATURE_TYPES, { required: true }),
    title: symbol('Título'),
    description: text('Descrição'),
  },
)

export interface FeatureSection extends SectionBase {
  type: 'feature'
  feature: FeatureType
  title: string | null
  description: string | null
}
