import type { ReactNode } from 'react'
import { FORM_PATH } from '@/shared/config/site'

interface ButtonFormProps {
  form: string
  page: string
  hidden?: Readonly<Record<string, string>>
  children: ReactNode
  className?: string | undefined
}

/** A form without visible fields, which the browser submits itself. */
export function ButtonForm({ form, page, hidden = {}, children, className }: ButtonFormProps) {
  return (
    <form method="post" action={`${FORM_PATH}${form}/${page}/`} className={className}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
