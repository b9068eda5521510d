import { STAMP_FIELD, TRAP_FIELD } from '@/form-schemas/meta-fields'

/** The texts of a form's own fields: without what belongs to the protection of forms, and without photos. */
export function ownTexts(data: FormData): Record<string, string> {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) =>
      typeof value === 'string' && name !== TRAP_FIELD && name !== STAMP_FIELD ? [[name, value]] : [],
    ),
  )
}
