import { useId } from 'react'
import { COUNTRY_CODE, HOME_PATH, LOCALE } from '@/shared/config/site'
import type { Continent, Country } from '@/shared/content-model/views/country'
import type { HeadingLevel } from '@/shared/content-model/views/section-base'
import { featureLabels } from '@/shared/labels/features'
import { useLabels } from '@/shared/labels/use-labels'
import { imageUrl } from '@/shared/utils/image-url'
import { plainList } from '@/shared/utils/plain-list'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Icon } from '@/ui/components/Icon/Icon'
import styles from './CountrySelector.module.scss'

const FLAG_WIDTH = 80

const isHere = ({ href, languageCode }: Country): boolean => href === HOME_PATH || languageCode === LOCALE

const regionOf = ({ languageCode }: Country): string => languageCode?.split('-')[1] ?? ''

/** Countries by continent, each with its flag and language name in that language. */
export function CountrySelector({
  continents,
  headingLevel: Heading = 'h3',
}: {
  continents: Continent[]
  headingLevel?: HeadingLevel
}) {
  const label = useLabels(featureLabels)
  const idBase = useId()

  const content = (country: Country) => (
    <>
      {country.flag ? (
        <img
          className={styles.flag}
          src={imageUrl(country.flag.url, { width: FLAG_WIDTH })}
          alt=""
          width={country.flag.width}
          height={country.flag.height}
          loading="lazy"
        />
      ) : (
        <span className={styles.code} aria-hidden="true">
          {regionOf(country) || COUNTRY_CODE}
        </span>
      )}
      <span className={styles.names}>
        <span className="bold">{country.title}</span>
        <span className="small-print" lang={country.languageCode ?? undefined}>
          {country.language}
        </span>
      </span>
    </>
  )

  return (
    <div className="stack-7">
      {continents.map(({ id, title, countries }) => (
        <section key={id} className={styles.continent} aria-labelledby={`${idBase}${id}`}>
          <Heading id={`${idBase}${id}`} className={styles.title}>
            {title}
          </Heading>
          <ul {...plainList} className={styles.countries}>
            {countries.map((country) => (
              <li key={country.id}>
                {country.href ? (
                  <AppLink
                    className={styles.country}
                    href={country.href}
                    hrefLang={country.languageCode ?? undefined}
                    aria-current={isHere(country) ? 'true' : undefined}
                  >
                    {content(country)}
                    {isHere(country) && (
                      <span className={styles.here}>
                        <Icon name="check" />
                        {label('countries.here')}
                      </span>
                    )}
                  </AppLink>
                ) : (
                  <span className={styles.country}>{content(country)}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
