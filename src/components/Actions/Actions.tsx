import type { Action, Link } from '@/models/link'
import { ActionButton } from '../ActionButton/ActionButton'
import { LinkButton } from '../LinkButton/LinkButton'

export interface ActionsProps {
  actions: Action[]
  /** A plain link after the buttons. */
  link?: Link | null | undefined
  className?: string | undefined
}

/** What there is to do next: buttons, then a link; nothing where there is neither. */
export function Actions({ actions, link, className }: ActionsProps) {
  if (!link && actions.length === 0) return null
  return (
    <div className={className}>
      {actions.map((action) => (
        <ActionButton key={action.id} action={action} />
      ))}
      {link && (
        <LinkButton
          variant="text"
          href={link.href}
          isExternal={link.isExternal}
          opensNewTab={link.opensNewTab}
        >
          {link.text}
        </LinkButton>
      )}
    </div>
  )
}
