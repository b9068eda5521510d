import type { Action } from '@/shared/content-model/views/link'
import { linkProps } from '@/ui/components/AppLink/link-attributes'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'

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
