import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { FeatureType } from '@/content-model/types/feature'
import { heldUntilLoaded } from '@/navigation/held-until-loaded'

/** The forms that stand in features, each a script of its own: a page carries the form that it shows. */
export const FEATURE_FORMS: Partial<Record<FeatureType, ComponentType>> = {
  contactForm: heldUntilLoaded(
    dynamic(() => import('@/forms/contact/ContactForm').then((module) => module.ContactForm)),
  ),
  contactReceipt: heldUntilLoaded(
    dynamic(() => import('@/forms/contact/ContactReceipt').then((module) => module.ContactReceipt)),
  ),
  loginForm: heldUntilLoaded(
    dynamic(() => import('@/forms/accounts/LoginForm').then((module) => module.LoginForm)),
  ),
  registrationForm: heldUntilLoaded(
    dynamic(() => import('@/forms/accounts/RegistrationForm').then((module) => module.RegistrationForm)),
  ),
  forgotPassword: heldUntilLoaded(
    dynamic(() => import('@/forms/accounts/ForgotPasswordForm').then((module) => module.ForgotPasswordForm)),
  ),
  resetPassword: heldUntilLoaded(
    dynamic(() => import('@/forms/accounts/ResetPasswordForm').then((module) => module.ResetPasswordForm)),
  ),
  confirmEmail: heldUntilLoaded(
    dynamic(() => import('@/forms/accounts/ConfirmEmailForm').then((module) => module.ConfirmEmailForm)),
  ),
  confirmReview: heldUntilLoaded(
    dynamic(() => import('@/forms/review/ConfirmReviewForm').then((module) => module.ConfirmReviewForm)),
  ),
  changePassword: heldUntilLoaded(
    dynamic(() => import('@/forms/accounts/ChangePasswordForm').then((module) => module.ChangePasswordForm)),
  ),
  deleteAccount: heldUntilLoaded(
    dynamic(() => import('@/forms/accounts/DeleteAccountForm').then((module) => module.DeleteAccountForm)),
  ),
}
