import { linkAttributes } from '@/components/AppLink/link-attributes'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import type { Action } from '@/models/link'

export interface ActionButtonProps {
  action: Action
  className?: string | undefined
}

/**
 * A link button as editors wrote it (behavior MODEL-2, LINK-6). Data attributes pass it to the page's analytics
 * listener.
 */
export function ActionButton({ action, className }: ActionButtonProps) {
  return (
    <LinkButton
      href={action.href}
      isExternal={action.isExternal}
      opensNewTab={action.opensNewTab}
      variant={action.variant}
      size={action.size}
      fullWidthOn={action.fullWidthOn}
      className={className}
      {...linkAttributes(action)}
    >
      {action.text}
    </LinkButton>
  )
}
