import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { FeatureType } from '@/content-model/types/feature'
import { eachOnDemand } from '@/navigation/on-demand'

/** Features that render the page's data, each with the icon that is shown where the page has none. */
export const ICONS = { writeReview: 'star', compareProducts: 'compare', countrySelector: 'globe' } as const

type DataFeature = keyof typeof ICONS

export function isDataFeature(feature: FeatureType): feature is DataFeature {
  return feature in ICONS
}

/** All other features, each loaded separately: a page has the code of its own forms only. */
export const FORMS: Readonly<Record<Exclude<FeatureType, DataFeature>, ComponentType>> = eachOnDemand({
  contactForm: dynamic(() =>
    import('@/features/forms/contact/ContactForm').then((module) => module.ContactForm),
  ),
  contactReceipt: dynamic(() =>
    import('@/features/forms/contact/ContactReceipt').then((module) => module.ContactReceipt),
  ),
  loginForm: dynamic(() => import('@/features/forms/accounts/LoginForm').then((module) => module.LoginForm)),
  registrationForm: dynamic(() =>
    import('@/features/forms/accounts/RegistrationForm').then((module) => module.RegistrationForm),
  ),
  forgotPassword: dynamic(() =>
    import('@/features/forms/accounts/PasswordForms').then((module) => module.ForgotPasswordForm),
  ),
  resetPassword: dynamic(() =>
    import('@/features/forms/accounts/PasswordForms').then((module) => module.ResetPasswordForm),
  ),
  confirmEmail: dynamic(() =>
    import('@/features/forms/accounts/PasswordForms').then((module) => module.ConfirmEmailForm),
  ),
  changePassword: dynamic(() =>
    import('@/features/forms/accounts/PasswordForms').then((module) => module.ChangePasswordForm),
  ),
  deleteAccount: dynamic(() =>
    import('@/features/forms/accounts/PasswordForms').then((module) => module.DeleteAccountForm),
  ),
  confirmReview: dynamic(() =>
    import('@/features/forms/review/ConfirmReviewForm').then((module) => module.ConfirmReviewForm),
  ),
  newsletterForm: dynamic(() =>
    import('@/features/forms/newsletter/NewsletterForms').then((module) => module.NewsletterForm),
  ),
  confirmNewsletter: dynamic(() =>
    import('@/features/forms/newsletter/NewsletterForms').then((module) => module.ConfirmNewsletterForm),
  ),
  leaveNewsletter: dynamic(() =>
    import('@/features/forms/newsletter/NewsletterForms').then((module) => module.LeaveNewsletterForm),
  ),
})
