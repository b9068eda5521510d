import { LOCALE } from '@/shared/config/site'
import { ageKey } from '@/shared/content-model/products/age-key'
import { productNotice } from '@/shared/content-model/products/product-notice'
import type { ProductPageModel } from '@/shared/content-model/types/product'
import type { Leaflet } from '@/shared/content-model/types/product-parts'
import { componentMarkLabels } from '@/shared/labels/component-marks'
import { productLabels } from '@/shared/labels/product'
import { useLabels } from '@/shared/labels/use-labels'
import { REVIEWS_ANCHOR } from '@/shared/routing/own-ids'
import { fileSize } from '@/shared/utils/file-size'
import { longDate } from '@/shared/utils/long-date'
import { plainList } from '@/shared/utils/plain-list'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { linkProps } from '@/ui/components/AppLink/link-attributes'
import { DisclosureMark } from '@/ui/components/DisclosureMark/DisclosureMark'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { ProductMarks } from '@/ui/components/ProductMarks/ProductMarks'
import { Rating } from '@/ui/components/Rating/Rating'
import { NoticeBox } from '@/ui/sections/Notice/NoticeBox'
import styles from './ProductPage.module.scss'

// Parts of a product page that do not hydrate, in one file for later pages.
export { ProductTexts } from './ProductTexts'

interface PartProps {
  page: ProductPageModel
}

const listed = (titles: string[]): string =>
  new Intl.ListFormat(LOCALE).format(titles).toLocaleLowerCase(LOCALE)

/** A product's line, name and rating, and for whom, in what form and when it is used. */
export function ProductHead({ page }: PartProps) {
  const label = useLabels(componentMarkLabels)
  const { minimumAge, withDoctorUntil, forms, moments } = page
  const age = minimumAge === null ? null : ageKey(minimumAge, withDoctorUntil)
  const use = [age && label(age.key, age.values), listed(forms), listed(moments)].filter(Boolean)
  return (
    <div className={styles.head}>
      <div className={styles.tags}>
        {page.line && <p className="eyebrow">{page.line}</p>}
        <ProductMarks category={page.category} />
      </div>
      <h1 className={styles.title}>{page.title}</h1>
      {use.length > 0 && <p className={styles.use}>{use.join(' · ')}</p>}
      {page.reviews?.summary && (
        <AppLink className={styles.rating} href={`#${REVIEWS_ANCHOR}`}>
          <Rating rating={page.reviews.summary} />
        </AppLink>
      )}
    </div>
  )
}

const withSize = (text: string, bytes: number | null): string =>
  bytes === null ? text : `${text}, ${fileSize(bytes)}`

/** A row that opens: where a medicine's leaflet is read, as a page and as files, and adverse effects are reported. */
function LeafletLinks({ leaflet }: { leaflet: Leaflet }) {
  const label = useLabels(productLabels)
  const { version, date, pageHref, patientHref, professionalHref, report } = leaflet
  const facts = [version, date && label('product.leafletDate', { date: longDate(date) })].filter(Boolean)
  const files = [
    { href: patientHref, text: withSize(label('product.leafletPatient'), leaflet.patientBytes) },
    {
      href: professionalHref,
      text: withSize(label('product.leafletProfessional'), leaflet.professionalBytes),
    },
  ]
  return (
    <details className={styles.leaflet}>
      <summary>
        {label('product.safety')}
        <DisclosureMark />
      </summary>
      <ul {...plainList} className={styles.leafletLinks} aria-label={label('product.leaflets')}>
        {pageHref && (
          <li>
            <AppLink href={pageHref}>{label('product.leaflet')}</AppLink>
          </li>
        )}
        {files.map(
          ({ href, text }) =>
            href && (
              <li key={text}>
                <AppLink href={href} isExternal opensNewTab>
                  {text}
                </AppLink>
              </li>
            ),
        )}
        {report && (
          <li>
            <AppLink {...linkProps(report)}>{report.text}</AppLink>
          </li>
        )}
      </ul>
      {facts.length > 0 && <p className="small-print">{facts.join(', ')}</p>}
    </details>
  )
}

/** What a product is for, its legal text, and its leaflet. */
export function ProductNotes({ page }: PartProps) {
  const label = useLabels(productLabels)
  const notice = productNotice(page, label('product.medicineNotice'))
  return (
    <div className={styles.notes}>
      {page.shortDescription && <Paragraphs text={page.shortDescription} className="lead" />}
      {notice && <NoticeBox notice={notice} />}
      {page.leaflet && <LeafletLinks leaflet={page.leaflet} />}
    </div>
  )
}

/** Which lots are recalled, and what to do: first on the page, in place of the shops (behavior RECALL-1). */
export function RecallBox({ page: { id, recall } }: PartProps) {
  const label = useLabels(productLabels)
  const text = `${label('product.recall')}\n\n${recall}`
  return (
    <div className={styles.recall}>
      <NoticeBox notice={{ type: 'notice', id, tone: 'warning', title: null, text }} />
    </div>
  )
}
