import { AppLink } from '@/components/AppLink/AppLink'
import { DisclosureMark } from '@/components/DisclosureMark/DisclosureMark'
import type { Leaflet } from '@/content-model/types/product-parts'
import { productLabels } from '@/labels/product'
import { useLabels } from '@/labels/use-labels'
import { fileSize } from '@/lib/file-size'
import { longDate } from '@/lib/long-date'
import { plainList } from '@/lib/plain-list'
import styles from './ProductSummary.module.scss'

const withSize = (text: string, bytes: number | null): string =>
  bytes === null ? text : `${text}, ${fileSize(bytes)}`

/** A row that opens: where a medicine's leaflet is read, as a page and as files, and adverse effects are reported. */
export function LeafletLinks({ leaflet }: { leaflet: Leaflet }) {
  const label = useLabels(productLabels)
  const { version, date, pageHref, patientHref, professionalHref, report } = leaflet
  const facts = [version, date && label('product.leafletDate', { date: longDate(date) })].filter(Boolean)
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
        {patientHref && (
          <li>
            <AppLink href={patientHref} isExternal opensNewTab>
              {withSize(label('product.leafletPatient'), leaflet.patientBytes)}
            </AppLink>
          </li>
        )}
        {professionalHref && (
          <li>
            <AppLink href={professionalHref} isExternal opensNewTab>
              {withSize(label('product.leafletProfessional'), leaflet.professionalBytes)}
            </AppLink>
          </li>
        )}
        {report && (
          <li>
            <AppLink {...report}>{report.text}</AppLink>
          </li>
        )}
      </ul>
      {facts.length > 0 && <p className="small-print">{facts.join(', ')}</p>}
    </details>
  )
}
