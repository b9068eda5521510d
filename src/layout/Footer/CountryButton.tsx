import { AppLink } from '@/components/AppLink/AppLink'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import { imageUrl } from '@/lib/image-url'
import type { Footer } from '@/models/layout'
import styles from './Footer.module.scss'

const FLAG_WIDTH = 28

/** The present country; links to the country selector. */
export function CountryButton({
  country: { title, href, flag },
}: {
  country: NonNullable<Footer['country']>
}) {
  const label = useLabels(layoutLabels)
  return (
    <AppLink className={styles.country} href={href}>
      {flag && (
        <img
          className={styles.flag}
          alt=""
          src={imageUrl(flag.url, { width: 2 * FLAG_WIDTH })}
          width={FLAG_WIDTH}
          height={Math.round((FLAG_WIDTH * flag.height) / flag.width)}
          loading="lazy"
        />
      )}
      {title}
      <span className="visually-hidden">{label('footer.changeCountry')}</span>
    </AppLink>
  )
}
