import { useLabels } from '@/labels/LabelsProvider'
import styles from './SkipLink.module.scss'

export interface SkipLinkProps {
  /** The id of the main area. */
  target: string
}

/** The first stop of the keyboard on every page: past the menus, to the content. Seen only while focused. */
export function SkipLink({ target }: SkipLinkProps) {
  const t = useLabels()
  return (
    <a className={styles.link} href={`#${target}`}>
      {t('frame.skipToContent')}
    </a>
  )
}
