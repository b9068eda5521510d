import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { eachOnDemand } from '@/browser/hydration/on-demand'
import type { FeatureType } from '@/shared/content-model/types/feature'

/** Features that render the page's data, each with the icon that is shown where the page has none. */
export const ICONS = { writeReview: 'star', compareProducts: 'compare', countrySelector: 'globe' } as const

type DataFeature = keyof typeof ICONS

export function isDataFeature(feature: FeatureType): feature is DataFeature {
  return feature in ICONS
}

/** All other features, each loaded separately: a page has the code of its own forms only. */
export const FORMS: Readonly<Record<Exclude<FeatureType, DataFeature>, ComponentType>> = eachOnDemand({
  contactForm: dynamic(() => import('@/ui/forms/contact/ContactForm').then((module) => module.ContactForm)),
  contactReceipt: dynamic(() =>
    import('@/ui/forms/contact/ContactReceipt').then((module) => module.ContactReceipt),
  ),
  loginForm: dynamic(() => import('@/ui/forms/accounts/LoginForm').then((module) => module.LoginForm)),
  registrationForm: dynamic(() =>
    import('@/ui/forms/accounts/RegistrationForm').then((module) => module.RegistrationForm),
  ),
  forgotPassword: dynamic(() =>
    import('@/ui/forms/accounts/PasswordForms').then((module) => module.ForgotPasswordForm),
  ),
  resetPassword: dynamic(() =>
    import('@/ui/forms/accounts/PasswordForms').then((module) => module.ResetPasswordForm),
  ),
  confirmEmail: dynamic(() =>
    import('@/ui/forms/accounts/PasswordForms').then((module) => module.ConfirmEmailForm),
  ),
  changePassword: dynamic(() =>
    import('@/ui/forms/accounts/PasswordForms').then((module) => module.ChangePasswordForm),
  ),
  deleteAccount: dynamic(() =>
    import('@/ui/forms/accounts/PasswordForms').then((module) => module.DeleteAccountForm),
  ),
  confirmReview: dynamic(() =>
    import('@/ui/forms/review/ConfirmReviewForm').then((module) => module.ConfirmReviewForm),
  ),
  newsletterForm: dynamic(() =>
    import('@/ui/forms/newsletter/NewsletterForms').then((module) => module.NewsletterForm),
  ),
  confirmNewsletter: dynamic(() =>
    import('@/ui/forms/newsletter/NewsletterForms').then((module) => module.ConfirmNewsletterForm),
  ),
  leaveNewsletter: dynamic(() =>
    import('@/ui/forms/newsletter/NewsletterForms').then((module) => module.LeaveNewsletterForm),
  ),
})
