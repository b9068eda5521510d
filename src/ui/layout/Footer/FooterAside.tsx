import type { Footer } from '@/shared/content-model/views/layout'
import { layoutLabels } from '@/shared/labels/layout'
import { useLabels } from '@/shared/labels/use-labels'
import { imageUrl } from '@/shared/utils/image-url'
import { plainList } from '@/shared/utils/plain-list'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { linkProps } from '@/ui/components/AppLink/link-attributes'
import { Icon } from '@/ui/components/Icon/Icon'
import { Picture } from '@/ui/components/Picture/Picture'
import styles from './Footer.module.scss'

const SOCIAL_WIDTH = 24
const FLAG_WIDTH = 28
const ICON_WIDTH = 96

const THEMES = ['system', 'light', 'dark'] as const

/** The United Nations' accessibility symbol, redrawn. */
const FIGURE =
  'M12 6.2a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM6 8.4c4 1.3 8 1.3 12 0M12 9.4v4.2m-2.2-4.3v4.4L8.2 19.4m6-10.1v4.4l1.6 5.7'

/** Social media, the extra link, seals, accessibility, theme and country. */
export function FooterAside({ footer }: { footer: Footer }) {
  const label = useLabels(layoutLabels)
  const { socialLinks, icons, additionalLinks, country, statement } = footer
  const [extra] = additionalLinks
  // The symbol that Law 13.146/2015, art. 63 requires (FOOTER-4), with a link to the statement if any.
  const accessibility = (
    <>
      <svg className={styles.symbol} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" />
        <path d={FIGURE} />
      </svg>
      {label('footer.accessibility')}
    </>
  )
  return (
    <div className={styles.aside}>
      {socialLinks.length > 0 && (
        <ul {...plainList} className={styles.social} aria-label={label('footer.social')}>
          {socialLinks.map(({ id, title, href, icon }) => (
            <li key={id}>
              <AppLink
                className={icon ? styles.socialIcon : styles.link}
                href={href}
                opensNewTab
                title={title}
              >
                {icon ? (
                  <img
                    alt={title}
                    src={imageUrl(icon.url, { width: 2 * SOCIAL_WIDTH })}
                    width={SOCIAL_WIDTH}
                    height={SOCIAL_WIDTH}
                    loading="lazy"
                  />
                ) : (
                  title
                )}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      {extra && (
        <AppLink className={styles.extra} {...linkProps(extra)}>
          {extra.text}
          <Icon name="arrowRight" />
        </AppLink>
      )}
      {icons.map(({ id, picture, href, text }) => {
        const content = (
          <>
            <Picture
              className={styles.iconImage}
              picture={picture}
              sizes={`${ICON_WIDTH}px`}
              maxWidth={2 * ICON_WIDTH}
            />
            {text}
          </>
        )
        return href === null ? (
          <span key={id} className={styles.icon}>
            {content}
          </span>
        ) : (
          <AppLink key={id} className={styles.icon} href={href}>
            {content}
          </AppLink>
        )
      })}
      {statement ? (
        <AppLink className={styles.icon} href={statement}>
          {accessibility}
        </AppLink>
      ) : (
        <p className={styles.icon}>{accessibility}</p>
      )}
      {/* A choice of the theme (behavior THEME-1), which src/ui/layout/theme.js marks, applies and stores. */}
      <fieldset className={styles.themes} data-frame="theme">
        <legend>{label('footer.theme')}</legend>
        {THEMES.map((theme) => (
          <label key={theme} className={styles.theme}>
            <input type="radio" name="theme" value={theme} defaultChecked={theme === 'system'} />
            {label(`footer.theme.${theme}`)}
          </label>
        ))}
      </fieldset>
      {country && (
        <AppLink className={styles.country} href={country.href}>
          {country.flag && (
            <img
              className={styles.flag}
              alt=""
              src={imageUrl(country.flag.url, { width: 2 * FLAG_WIDTH })}
              width={FLAG_WIDTH}
              height={Math.round((FLAG_WIDTH * country.flag.height) / country.flag.width)}
              loading="lazy"
            />
          )}
          {country.title}
          <span className="visually-hidden">{label('footer.changeCountry')}</span>
        </AppLink>
      )}
    </div>
  )
}
