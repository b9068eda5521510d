import { useLabels } from '@/labels/LabelsProvider'
import styles from './SkipLink.module.scss'

export interface SkipLinkProps {
  /** The id of the main area. */
  target: string
  /** Frees the main area, when a menu covers it. */
  onFollow: () => void
}

/** The first stop of the keyboard on every page: past the menus, to the content. Seen only while focused. */
export function SkipLink({ target, onFollow }: SkipLinkProps) {
  const t = useLabels()
  return (
    <a className={styles.link} href={`#${target}`} onClick={onFollow}>
      {t('frame.skipToContent')}
    </a>
  )
}
