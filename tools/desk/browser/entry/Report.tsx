import type { Refusal, Revalidation } from '../../api'
import { words } from '../words'

const ACCEPTED = 202

function Revalidated({ revalidation, site }: { revalidation: Revalidation; site: string | null }) {
  if (revalidation.status === null || revalidation.status > ACCEPTED) return <p>{words.revalidatesLater}</p>
  return (
    <>
      <p>
        {words.revalidated(revalidation.pages.length, revalidation.ms)}
        {revalidation.status === ACCEPTED && ` ${words.revalidatesRest}`}
      </p>
      {revalidation.pages.length > 0 && (
        <details>
          <summary>{words.revalidatedPages}</summary>
          <ul className="paths">
            {revalidation.pages.map(({ path, ms }) => (
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
  report: { text, refusals, revalidation },
  site,
  nameOf,
}: {
  report: { text: string; refusals: Refusal[]; revalidation: Revalidation | 'waiting' | null }
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
      {revalidation === 'waiting' && <p>{words.revalidating}</p>}
      {revalidation !== null && revalidation !== 'waiting' && (
        <Revalidated revalidation={revalidation} site={site} />
      )}
    </div>
  )
}
