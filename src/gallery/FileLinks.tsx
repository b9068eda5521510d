import { AppLink } from '@/components/AppLink/AppLink'
import styles from './Gallery.module.scss'

export interface FileLinksProps {
  /** Below `src`. */
  file: string
  /** The checkout on this machine. */
  folder: string
}

/** An item's files: paths, and links that open them in Visual Studio Code. */
export function FileLinks({ file, folder }: FileLinksProps) {
  const paths = [`src/${file}`, `src/${file.replace('.tsx', '.fixtures.tsx')}`]
  return (
    <ul className={styles.files}>
      {paths.map((path) => (
        <li key={path}>
          <AppLink href={`vscode://file${folder}/${path}`}>{path}</AppLink>
        </li>
      ))}
    </ul>
  )
}
