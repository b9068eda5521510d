import { defineForm } from '../define-form'
import { choice, email, text } from '../fields'
import { isSlug } from '../rules/patterns'
import { currentPassword } from './fields'

/** Where a login may lead back to: parts of the account that a visitor was on the way to. */
export const LOGIN_RETURNS = ['conta', 'dados', 'trocar-senha', 'apagar-conta'] as const

export type LoginReturn = (typeof LOGIN_RETURNS)[number]

/** The page of this name, blank for unknown ones. */
export function loginReturn(name: unknown): LoginReturn | '' {
  return LOGIN_RETURNS.find((known) => known === name) ?? ''
}

export const loginForm = defineForm({
  name: 'login',
  measuredAs: 'login',
  isQuick: true,
  fields: {
    email: { ...email(), autoComplete: 'username' },
    password: currentPassword(),
    next: choice(LOGIN_RETURNS, { kind: 'hidden', isOptional: true }),
    /** The slug of a product that the visitor wanted to save. */
    product: text({ kind: 'hidden', max: 500, isOptional: true, pattern: [isSlug, 'patternMismatch'] }),
  },
})
