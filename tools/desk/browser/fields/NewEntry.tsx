import { useContext, useState } from 'react'
import type { Opened } from '../../api'
import { typeName } from '../entry/model'
import { requestJson } from '../load'
import { words } from '../words'
import { OverviewContext } from './overview'

/** Buttons that make an entry of an allowed type. */
export function NewEntry({ types, onMade }: { types: readonly string[]; onMade: (id: string) => void }) {
  const [type, setType] = useState(types[0] ?? '')
  const { reload } = useContext(OverviewContext)
  const [error, setError] = useState<string | null>(null)
  const create = () =>
    requestJson<Opened>('/api/entries', 'POST', { type }).then(
      ({ row }) => {
        reload()
        onMade(row.id)
      },
      (refused: Error) => setError(refused.message),
    )
  return (
    <div className="newEntry">
      <label className="label" htmlFor="new-type">
        {words.createOf}
      </label>
      <div className="bar">
        <select id="new-type" value={type} onChange={({ target }) => setType(target.value)}>
          {types.map((id) => (
            <option key={id} value={id}>
              {typeName(id)}
            </option>
          ))}
        </select>
        <button type="button" className="button" onClick={() => void create()}>
          {words.create}
        </button>
      </div>
      {error !== null && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
