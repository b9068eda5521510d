import { Chip } from '@/components/Chip/Chip'
import type { Link } from '@/content-model/views/link'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import { SearchForm } from '@/search/SearchForm'
import { plainList } from '@/utils/plain-list'
import styles from './Navigation.module.scss'

/** What precedes the entries of the open menu on narrow screens: a search box, and shortcuts (behavior MENU-8). */
export function MenuStart({ shortcuts }: { shortcuts: Link[] }) {
  const label = useLabels(layoutLabels)
  return (
    <div className={styles.start}>
      <SearchForm />
      <ul {...plainList} className={styles.shortcuts} aria-label={label('menu.shortcuts')}>
        {shortcuts.map((link) => (
          <li key={link.href}>
            <Chip {...link} variant="filled">
              {link.text}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
