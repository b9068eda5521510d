import { HOME_PATH } from '@/shared/config/site'
import { errorLabels } from '@/shared/labels/error'
import { useLabels } from '@/shared/labels/use-labels'
import styles from './Layout.module.scss'

/** Fallback of a page that failed twice: static code, so that it cannot fail too. @param href null if unknown */
export function PageFailure({ href }: { href: string | null }) {
  const label = useLabels(errorLabels)
  return (
    <section className={styles.failure} role="alert">
      <h1 className="size-h2">{label('serverError.title')}</h1>
      <p>{label('pageFailure.text')}</p>
      {href !== null && (
        <p>
          <a href={href}>{label('pageFailure.retry')}</a>
        </p>
      )}
      <p>
        <a href={HOME_PATH}>{label('serverError.home')}</a>
      </p>
    </section>
  )
}
