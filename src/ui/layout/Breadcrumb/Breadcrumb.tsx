import type { Crumb } from '@/shared/content-model/views/page-base'
import type { LineColor } from '@/shared/content-model/vocabulary'
import { layoutLabels } from '@/shared/labels/layout'
import { useLabels } from '@/shared/labels/use-labels'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Icon } from '@/ui/components/Icon/Icon'
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
