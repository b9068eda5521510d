import type { Link } from '@/shared/content-model/views/link'
import { layoutLabels } from '@/shared/labels/layout'
import { useLabels } from '@/shared/labels/use-labels'
import { plainList } from '@/shared/utils/plain-list'
import { Chip } from '@/ui/components/Chip/Chip'
import { SearchForm } from '@/ui/search/SearchForm'
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
