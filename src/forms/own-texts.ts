import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '@/form-schemas/meta-fields'

/** The texts of a form's own fields, without protection fields and photos. */
export function ownTexts(data: FormData): Record<string, string> {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) =>
      typeof value === 'string' && name !== HONEYPOT_FIELD && name !== FORM_TOKEN_FIELD
        ? [[name, value]]
        : [],
    ),
  )
}
