import type { Loaded } from '../load'
import { words } from '../words'

/** What is shown while something loads, or where it could not. */
export function LoadStatus({ loaded }: { loaded: Loaded<unknown> }) {
  if (loaded.error !== null)
    return (
      <p className="alert" role="alert">
        {loaded.error}{' '}
        <button type="button" className="button" onClick={loaded.reload}>
          {words.again}
        </button>
      </p>
    )
  return loaded.data === null ? <p role="status">{words.loading}</p> : null
}
