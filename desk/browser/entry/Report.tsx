import type { Refusal, Renewal } from '../../api'
import { words } from '../words'

const ACCEPTED = 202

function Renewed({ renewal, site }: { renewal: Renewal; site: string | null }) {
  if (renewal.status === null || renewal.status > ACCEPTED) return <p>{words.renewsLater}</p>
  return (
    <>
      <p>
        {words.renewed(renewal.pages.length, renewal.ms)}
        {renewal.status === ACCEPTED && ` ${words.renewsRest}`}
      </p>
      {renewal.pages.length > 0 && (
        <details>
          <summary>{words.renewedPages}</summary>
          <ul className="paths">
            {renewal.pages.map(({ path, ms }) => (
              <li key={path}>
                <a href={`${site ?? ''}${path}`} target="_blank" rel="noreferrer">
                  {path}
                </a>
                {ms !== null && ` ${ms} ms`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** Result of the last order: errors that no field shows, and the pages that the site has revalidated. */
export function Report({
  report: { text, refusals, renewal },
  site,
  nameOf,
}: {
  report: { text: string; refusals: Refusal[]; renewal: Renewal | 'waiting' | null }
  site: string | null
  nameOf: (field: string) => string
}) {
  return (
    <div className={refusals.length > 0 ? 'report refused' : 'report'} role="status">
      {text && <p>{text}</p>}
      {refusals.length > 0 && (
        <ul>
          {refusals.map((refusal) => (
            <li key={`${refusal.field} ${refusal.text}`}>
              {refusal.field !== null && <a href={`#campo-${refusal.field}`}>{nameOf(refusal.field)}</a>}
              {refusal.field !== null && ': '}
              {refusal.text}
            </li>
          ))}
        </ul>
      )}
      {renewal === 'waiting' && <p>{words.renewing}</p>}
      {renewal !== null && renewal !== 'waiting' && <Renewed renewal={renewal} site={site} />}
    </div>
  )
}
