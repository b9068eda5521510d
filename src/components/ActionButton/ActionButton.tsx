import { linkProps } from '@/components/AppLink/link-attributes'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import type { Action } from '@/content-model/views/link'

export interface ActionButtonProps {
  action: Action
  className?: string | undefined
}

/** A link button as editors wrote it (behavior MODEL-2, LINK-6). */
export function ActionButton({ action, className }: ActionButtonProps) {
  return (
    <LinkButton
      variant={action.variant}
      size={action.size}
      fullWidthOn={action.fullWidthOn}
      className={className}
      {...linkProps(action)}
    >
      {action.text}
    </LinkButton>
  )
}
