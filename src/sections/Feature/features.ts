import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { IconName } from '@/components/Icon/icon-paths'
import type { FeatureType } from '@/content-model/types/feature'
import { onDemand } from '@/navigation/on-demand'

/** A feature in the browser. For title and text see `labels/features.ts`. */
interface BrowserFeature {
  /** Shown if the page has no data for the feature. */
  icon: IconName
  /** Text and form side by side, on their own background. */
  isBanner?: boolean
  /** Loaded separately: a page has the code of its own forms only. None where `FeatureSection` renders page data. */
  Form?: ComponentType
}

/** Every feature that editors can place. */
export const FEATURES: Readonly<Record<FeatureType, BrowserFeature>> = {
  contactForm: {
    icon: 'chat',
    Form: onDemand(dynamic(() => import('@/forms/contact/ContactForm').then((module) => module.ContactForm))),
  },
  contactReceipt: {
    icon: 'check',
    Form: onDemand(
      dynamic(() => import('@/forms/contact/ContactReceipt').then((module) => module.ContactReceipt)),
    ),
  },
  loginForm: {
    icon: 'person',
    Form: onDemand(dynamic(() => import('@/forms/accounts/LoginForm').then((module) => module.LoginForm))),
  },
  registrationForm: {
    icon: 'person',
    Form: onDemand(
      dynamic(() => import('@/forms/accounts/RegistrationForm').then((module) => module.RegistrationForm)),
    ),
  },
  forgotPassword: {
    icon: 'person',
    Form: onDemand(
      dynamic(() =>
        import('@/forms/accounts/ForgotPasswordForm').then((module) => module.ForgotPasswordForm),
      ),
    ),
  },
  resetPassword: {
    icon: 'person',
    Form: onDemand(
      dynamic(() => import('@/forms/accounts/ResetPasswordForm').then((module) => module.ResetPasswordForm)),
    ),
  },
  confirmEmail: {
    icon: 'person',
    Form: onDemand(
      dynamic(() => import('@/forms/accounts/ConfirmEmailForm').then((module) => module.ConfirmEmailForm)),
    ),
  },
  changePassword: {
    icon: 'person',
    Form: onDemand(
      dynamic(() =>
        import('@/forms/accounts/ChangePasswordForm').then((module) => module.ChangePasswordForm),
      ),
    ),
  },
  deleteAccount: {
    icon: 'person',
    Form: onDemand(
      dynamic(() => import('@/forms/accounts/DeleteAccountForm').then((module) => module.DeleteAccountForm)),
    ),
  },
  writeReview: { icon: 'star' },
  confirmReview: {
    icon: 'star',
    Form: onDemand(
      dynamic(() => import('@/forms/review/ConfirmReviewForm').then((module) => module.ConfirmReviewForm)),
    ),
  },
  newsletterForm: {
    icon: 'chat',
    isBanner: true,
    Form: onDemand(
      dynamic(() => import('@/forms/newsletter/NewsletterForms').then((module) => module.NewsletterForm)),
    ),
  },
  confirmNewsletter: {
    icon: 'chat',
    Form: onDemand(
      dynamic(() =>
        import('@/forms/newsletter/NewsletterForms').then((module) => module.ConfirmNewsletterForm),
      ),
    ),
  },
  leaveNewsletter: {
    icon: 'chat',
    Form: onDemand(
      dynamic(() =>
        import('@/forms/newsletter/NewsletterForms').then((module) => module.LeaveNewsletterForm),
      ),
    ),
  },
  compareProducts: { icon: 'compare' },
  countrySelector: { icon: 'globe' },
}
