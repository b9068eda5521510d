import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { FeatureType } from '@/content-model/types/feature'
import { onDemand } from '@/navigation/on-demand'

/** The forms that stand in features, each a script of its own: a page carries the form that it shows. */
export const FEATURE_FORMS: Partial<Record<FeatureType, ComponentType>> = {
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
    dynamic(() => import('@/forms/accounts/ForgotPasswordForm').then((module) => module.ForgotPasswordForm)),
  ),
  resetPassword: onDemand(
    dynamic(() => import('@/forms/accounts/ResetPasswordForm').then((module) => module.ResetPasswordForm)),
  ),
  confirmEmail: onDemand(
    dynamic(() => import('@/forms/accounts/ConfirmEmailForm').then((module) => module.ConfirmEmailForm)),
  ),
  confirmReview: onDemand(
    dynamic(() => import('@/forms/review/ConfirmReviewForm').then((module) => module.ConfirmReviewForm)),
  ),
  changePassword: onDemand(
    dynamic(() => import('@/forms/accounts/ChangePasswordForm').then((module) => module.ChangePasswordForm)),
  ),
  deleteAccount: onDemand(
    dynamic(() => import('@/forms/accounts/DeleteAccountForm').then((module) => module.DeleteAccountForm)),
  ),
}
