import { classNames } from '@/shared/utils/class-names'
import { decodeAddress } from '@/shared/utils/decode-address'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Picture } from '@/ui/components/Picture/Picture'
import { linkAttributes } from '../AppLink/link-attributes'
import styles from './Card.module.scss'
import shell from './CardShell.module.scss'
import { type CardProps, pictureSizes } from './card-variants'

const CONTACT = /^(?:tel:|mailto:|whatsapp:|https:\/\/(?:wa\.me|api\.whatsapp\.com)\/)/i

/** Whether a card's address starts a call, mail or message. */
export function isContact(href: string | null): href is string {
  return href !== null && CONTACT.test(href)
}

const addressOf = (href: string): string =>
  decodeAddress(href.replace(/^\w+:(?:\/\/)?/, '').replace(/\?.*$/, ''))

/** A contact: its name, and large below it the linked number or address. */
export function ContactCard({
  card: { eyebrow, title, text, image, action },
  href,
  variant,
  headingLevel: Heading = 'h3',
}: CardProps & { href: string }) {
  return (
    <article
      className={classNames(shell.card, styles[variant])}
      data-tone={variant === 'circle' ? undefined : 'light'}
    >
      {image && (
        <div className={shell.media}>
          <Picture picture={image} {...pictureSizes[variant]} className={shell.image} />
        </div>
      )}
      <div className={shell.body}>
        <Heading className={styles.channel}>{title}</Heading>
        <div className={styles.contact}>
          <AppLink className={shell.link} href={href} {...(action?.href === href && linkAttributes(action))}>
            {eyebrow ?? addressOf(href)}
          </AppLink>
        </div>
        {text && <p className={shell.text}>{text}</p>}
      </div>
    </article>
  )
}
