import type { Overview, Release } from '../../api'
import { requestJson } from '../load'
import { shownTime } from '../time'
import { words } from '../words'

/** A release, and its errors. */
export function Planned({
  release,
  overview,
  onChange,
}: {
  release: Release
  overview: Overview
  onChange: () => void
}) {
  const titleOf = (id: string) => overview.entries.find((row) => row.id === id)?.title ?? id
  return (
    <li className="card">
      <h3>{release.name}</h3>
      <p>
        {shownTime(release.at)} · <strong>{words[release.state]}</strong>
      </p>
      <ul>
        {release.entries.map((id) => (
          <li key={id}>
            <a href={`/entradas/${id}`}>{titleOf(id)}</a>
            {release.refusals
              .filter(({ entry }) => entry === id)
              .map(({ text }) => (
                <p key={text} className="error">
                  {text}
                </p>
              ))}
          </li>
        ))}
      </ul>
      {release.state === 'waiting' && (
        <button
          type="button"
          className="button"
          aria-label={`${words.cancel}: ${release.name}`}
          onClick={() => void requestJson(`/api/releases/${release.id}`, 'DELETE').then(onChange, onChange)}
        >
          {words.cancel}
        </button>
      )}
    </li>
  )
}
