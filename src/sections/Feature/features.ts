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
  contactForm: dynamic(() => import('@/forms/contact/ContactForm').then((module) => module.ContactForm)),
  contactReceipt: dynamic(() =>
    import('@/forms/contact/ContactReceipt').then((module) => module.ContactReceipt),
  ),
  loginForm: dynamic(() => import('@/forms/accounts/LoginForm').then((module) => module.LoginForm)),
  registrationForm: dynamic(() =>
    import('@/forms/accounts/RegistrationForm').then((module) => module.RegistrationForm),
  ),
  forgotPassword: dynamic(() =>
    import('@/forms/accounts/PasswordForms').then((module) => module.ForgotPasswordForm),
  ),
  resetPassword: dynamic(() =>
    import('@/forms/accounts/PasswordForms').then((module) => module.ResetPasswordForm),
  ),
  confirmEmail: dynamic(() =>
    import('@/forms/accounts/PasswordForms').then((module) => module.ConfirmEmailForm),
  ),
  changePassword: dynamic(() =>
    import('@/forms/accounts/PasswordForms').then((module) => module.ChangePasswordForm),
  ),
  deleteAccount: dynamic(() =>
    import('@/forms/accounts/PasswordForms').then((module) => module.DeleteAccountForm),
  ),
  confirmReview: dynamic(() =>
    import('@/forms/review/ConfirmReviewForm').then((module) => module.ConfirmReviewForm),
  ),
  newsletterForm: dynamic(() =>
    import('@/forms/newsletter/NewsletterForms').then((module) => module.NewsletterForm),
  ),
  confirmNewsletter: dynamic(() =>
    import('@/forms/newsletter/NewsletterForms').then((module) => module.ConfirmNewsletterForm),
  ),
  leaveNewsletter: dynamic(() =>
    import('@/forms/newsletter/NewsletterForms').then((module) => module.LeaveNewsletterForm),
  ),
})
