import { LinkButton } from '@/components/LinkButton/LinkButton'
import { HOME_PATH } from '@/config/site'
import { errorLabels } from '@/labels/error'
import { useLabels } from '@/labels/use-labels'
import { PageTitle } from '@/seo/PageTitle'
import styles from './ErrorPage.module.scss'

export interface ErrorPageProps {
  kind: 'notFound' | 'serverError'
  /** The site's name, which ends the document's title as on every other page; null where the header has no logo. */
  siteName: string | null
}

/** What a visitor reads when there is no page, or it could not be made: calm words and the way home (behavior ERR-1, ERR-2). */
export function ErrorPage({ kind, siteName }: ErrorPageProps) {
  const label = useLabels(errorLabels)
  const title = label(`${kind}.title`)
  return (
    <section className={styles.page}>
      <PageTitle title={siteName ? `${title} | ${siteName}` : title} />
      <svg className={styles.breeze} viewBox="0 0 320 160" aria-hidden="true" focusable="false">
        <path d="M8 96c48-60 104-60 152 0s104 60 152 0" />
        <path d="M8 64c48-60 104-60 152 0s104 60 152 0" />
        <path d="M56 128c36-36 68-36 104 0s68 36 104 0" />
      </svg>
      <h1 className="size-h2">{title}</h1>
      <p className={styles.text}>{label(`${kind}.text`)}</p>
      <LinkButton href={HOME_PATH}>{label(`${kind}.home`)}</LinkButton>
    </section>
  )
}
