import type { AnchorHTMLAttributes } from 'react'
import { isPlainClick } from '@/components/AppLink/follow'
import type { SearchState } from '../core/url-state'
import { resultsHref } from '../core/url-state'

export interface StateLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onChange'> {
  /** Where the link leads. */
  state: SearchState
  onChange: (state: SearchState) => void
}

/** A link to another state of the results, followed without asking for the page again. */
export function StateLink({ state, onChange, onClick, ...attributes }: StateLinkProps) {
  return (
    <a
      {...attributes}
      href={resultsHref(state)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onChange(state)
        onClick?.(event)
      }}
    />
  )
}
