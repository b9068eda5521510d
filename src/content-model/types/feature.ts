import type { SectionBase } from '@/models/section-base'
import { sectionType } from '../declare'
import { choice, internalName, symbol, text, type ValueOf } from '../fields'

export const feature = sectionType(
  'feature',
  'Recurso',
  'Um recurso interativo do site, como um formulário.',
  {
    name: internalName,
    featureType: choice(
      'Recurso',
      [
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
      ],
      { required: true },
    ),
    title: symbol('Título'),
    description: text('Descrição'),
  },
)

export type FeatureType = ValueOf<typeof feature.fields.featureType>

export interface FeatureSection extends SectionBase {
  type: 'feature'
  feature: FeatureType
  title: string | null
  description: string | null
}
