import { LinkButton } from '@/components/LinkButton/LinkButton'
import type { HelpLine } from '@/content-model/vocabulary'
import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'
import { plainList } from '@/lib/plain-list'
import styles from './HelpCalls.module.scss'

const telephone = (line: HelpLine): string => `tel:${line.replace(/\D/g, '')}`

/** Phone numbers as large links. */
export function HelpCalls({ lines }: { lines: readonly HelpLine[] }) {
  const label = useLabels(searchLabels)
  if (lines.length === 0) return null
  return (
    <ul {...plainList} className={styles.calls}>
      {lines.map((line) => (
        <li key={line}>
          <LinkButton href={telephone(line)} variant="secondary" className={styles.call}>
            {label(`search.call.${line}`)}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
