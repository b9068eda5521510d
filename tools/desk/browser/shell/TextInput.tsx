import type { ComponentProps } from 'react'

/** A labeled input of one line, with `children` below it; `onText` gets the typed text. */
export function TextInput({
  label,
  onText,
  grows = false,
  children,
  ...input
}: Omit<ComponentProps<'input'>, 'onChange'> & {
  id: string
  label: string
  onText: (text: string) => void
  grows?: boolean
}) {
  return (
    <div className={grows ? 'grow' : undefined}>
      <label className="label" htmlFor={input.id}>
        {label}
      </label>
      <input {...input} onChange={({ target }) => onText(target.value)} />
      {children}
    </div>
  )
}
