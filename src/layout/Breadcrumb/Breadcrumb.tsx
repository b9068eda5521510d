import { AppLink } from '@/components/AppLink/AppLink'
import { Icon } from '@/components/Icon/Icon'
import type { Crumb } from '@/content-model/views/page-base'
import type { LineColor } from '@/content-model/vocabulary'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import styles from './Breadcrumb.module.scss'

export interface BreadcrumbProps {
  lineColor?: LineColor | undefined
  /** At least home and, last, the page itself. */
  crumbs: Crumb[]
}

/** Breadcrumb on wide screens (behavior LAYOUT-2): home is an icon, the page itself is no link. */
export function Breadcrumb({ crumbs, lineColor }: BreadcrumbProps) {
  const label = useLabels(layoutLabels)
  return (
    <nav
      className={styles.breadcrumb}
      aria-label={label('breadcrumb.name')}
      data-frame="breadcrumb"
      data-line={lineColor}
    >
      <ol className={styles.list}>
        {crumbs.map(({ id, title, href }, index) => (
          <li key={id} className={styles.crumb}>
            {index === crumbs.length - 1 ? (
              <span className={styles.text} aria-current="page">
                {title}
              </span>
            ) : (
              <AppLink className={index === 0 ? styles.home : styles.text} href={href}>
                {index === 0 ? (
                  <>
                    <Icon name="home" />
                    <span className="visually-hidden">{title}</span>
                  </>
                ) : (
                  title
                )}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
