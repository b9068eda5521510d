import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { FeatureType } from '@/content-model/types/feature'
import { onDemand } from '@/navigation/on-demand'

/** Features that render the page's data, each with the icon that is shown where the page has none. */
export const ICONS = { writeReview: 'star', compareProducts: 'compare', countrySelector: 'globe' } as const

type DataFeature = keyof typeof ICONS

export function isDataFeature(feature: FeatureType): feature is DataFeature {
  return feature in ICONS
}

/** All other features, each loaded separately: a page has the code of its own forms only. */
export const FORMS: Readonly<Record<Exclude<FeatureType, DataFeature>, ComponentType>> = {
  contactForm: onDemand(
    dynamic(() => import('@/forms/contact/ContactForm').then((module) => module.ContactForm)),
  ),
  contactReceipt: onDemand(
    dynamic(() => import('@/forms/contact/ContactReceipt').then((module) => module.ContactReceipt)),
  ),
  loginForm: onDemand(dynamic(() => import('@/forms/accounts/LoginForm').then((module) => module.LoginForm))),
  registrationForm: onDemand(
    dynamic(() => import('@/forms/accounts/RegistrationForm').then((module) => module.RegistrationForm)),
  ),
  forgotPassword: onDemand(
    dynamic(() => import('@/forms/accounts/PasswordForms').then((module) => module.ForgotPasswordForm)),
  ),
  resetPassword: onDemand(
    dynamic(() => import('@/forms/accounts/PasswordForms').then((module) => module.ResetPasswordForm)),
  ),
  confirmEmail: onDemand(
    dynamic(() => import('@/forms/accounts/PasswordForms').then((module) => module.ConfirmEmailForm)),
  ),
  changePassword: onDemand(
    dynamic(() => import('@/forms/accounts/PasswordForms').then((module) => module.ChangePasswordForm)),
  ),
  deleteAccount: onDemand(
    dynamic(() => import('@/forms/accounts/PasswordForms').then((module) => module.DeleteAccountForm)),
  ),
  confirmReview: onDemand(
    dynamic(() => import('@/forms/review/ConfirmReviewForm').then((module) => module.ConfirmReviewForm)),
  ),
  newsletterForm: onDemand(
    dynamic(() => import('@/forms/newsletter/NewsletterForms').then((module) => module.NewsletterForm)),
  ),
  confirmNewsletter: onDemand(
    dynamic(() =>
      import('@/forms/newsletter/NewsletterForms').then((module) => module.ConfirmNewsletterForm),
    ),
  ),
  leaveNewsletter: onDemand(
    dynamic(() => import('@/forms/newsletter/NewsletterForms').then((module) => module.LeaveNewsletterForm)),
  ),
}
