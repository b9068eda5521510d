import type { FormEvent } from 'react'

/** What every search box has: no blank text is sent, with scripts or without (behavior SEARCH-4). @param missing said then */
export const searchBox = (missing: string) => ({
  name: 'term',
  autoCapitalize: 'none',
  required: true,
  pattern: '.*\\S.*',
  // Without scripts, browsers add it to words of their own.
  title: missing,
  onInvalid: ({ currentTarget }: FormEvent<HTMLInputElement>) => currentTarget.setCustomValidity(missing),
  onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => currentTarget.setCustomValidity(''),
})
