import { LinkButton } from '@/components/LinkButton/LinkButton'
import styles from './FormLinks.module.scss'

interface NoLinkProps {
  text: string
  action: { text: string; href: string }
}

/** In place of a form that needs what the link of a mail brings along. */
export function NoLink({ text, action }: NoLinkProps) {
  return (
    <div className={styles.group}>
      <p>{text}</p>
      <div>
        <LinkButton href={action.href} variant="secondary" fullWidthOn={['smartphone']}>
          {action.text}
        </LinkButton>
      </div>
    </div>
  )
}
