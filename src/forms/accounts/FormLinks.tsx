import { AppLink } from '@/components/AppLink/AppLink'
import styles from './FormLinks.module.scss'

interface FormLinksProps {
  links: readonly { before?: string; text: string; href: string }[]
}

/** Ways out of a form, below it: to its neighbors. */
export function FormLinks({ links }: FormLinksProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ before, text, href }) => (
        <li key={href}>
          {before && <span>{before} </span>}
          <AppLink href={href}>{text}</AppLink>
        </li>
      ))}
    </ul>
  )
}
