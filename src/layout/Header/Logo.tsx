import { AppLink } from '@/components/AppLink/AppLink'
import { HOME_PATH, LOGO_WIDTH } from '@/config/site'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import type { Picture } from '@/models/picture'
import styles from './Header.module.scss'

export interface LogoProps {
  logo: Picture | null
}

/** Links to home. Not lazy: it is in view on every page. Its size is reserved. */
export function Logo({ logo }: LogoProps) {
  const label = useLabels(layoutLabels)
  if (!logo) {
    return (
      <AppLink className={styles.logo} href={HOME_PATH}>
        {label('frame.home')}
      </AppLink>
    )
  }
  const { url, width, height } = logo.desktop
  const srcSet = imageSrcSet(url, { widths: [LOGO_WIDTH, 2 * LOGO_WIDTH] })
  return (
    <AppLink className={styles.logo} href={HOME_PATH}>
      <img
        alt={logo.alt}
        src={imageUrl(url, { width: LOGO_WIDTH })}
        {...(srcSet && { srcSet, sizes: `${LOGO_WIDTH}px` })}
        width={LOGO_WIDTH}
        height={Math.round((LOGO_WIDTH * height) / width)}
      />
      <span className="visually-hidden"> {label('frame.home')}</span>
    </AppLink>
  )
}
