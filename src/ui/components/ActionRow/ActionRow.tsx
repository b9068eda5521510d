import type { Action, Link } from '@/shared/content-model/views/link'
import { classNames } from '@/shared/utils/class-names'
import { ActionButton } from '../ActionButton/ActionButton'
import { linkProps } from '../AppLink/link-attributes'
import { LinkButton } from '../LinkButton/LinkButton'
import styles from './ActionRow.module.scss'

export interface ActionRowProps {
  actions: Action[]
  link?: Link | null | undefined
  className?: string | undefined
}

/** Buttons, then a link; nothing if there is neither. */
export function ActionRow({ actions, link, className }: ActionRowProps) {
  if (!link && actions.length === 0) return null
  return (
    <div className={classNames(styles.row, className)}>
      {actions.map((action) => (
        <ActionButton key={action.id} action={action} />
      ))}
      {link && (
        <LinkButton variant="text" {...linkProps(link)}>
          {link.text}
        </LinkButton>
      )}
    </div>
  )
}
