import { useState } from 'react'
import type { Overview } from '../../api'
import { pickableOf } from '../fields/overview'
import { Picker } from '../fields/Picker'
import { storedMoment } from '../fields/plain'
import { requestJson } from '../load'
import { TextInput } from '../shell/TextInput'
import { words } from '../words'

const preselected = new URLSearchParams(location.search).getAll('entrada')

/** Plans a release of entries that are not published as they are. */
export function PlanForm({ overview, onPlanned }: { overview: Overview; onPlanned: () => void }) {
  const [name, setName] = useState('')
  const [at, setAt] = useState('')
  const [ids, setIds] = useState<string[]>(preselected)
  const [isOpen, setIsOpen] = useState(false)
  const [report, setReport] = useState('')
  const titleOf = (id: string) => overview.entries.find((row) => row.id === id)?.title ?? id
  const plan = async () => {
    const moment = storedMoment(at)
    if (moment === null) return setReport(words.needsTime)
    if (ids.length === 0) return setReport(words.needsEntries)
    try {
      const title = name.trim() || titleOf(ids[0] ?? '')
      await requestJson('/api/releases', 'POST', {
        name: title.slice(0, 120),
        at: moment.replace(/T(\d\d:\d\d)-/, 'T$1:00-'),
        entries: ids,
      })
      setIds([])
      setName('')
      setReport(words.planned)
      onPlanned()
    } catch (error) {
      setReport(String(error instanceof Error ? error.message : error))
    }
  }
  return (
    <form
      className="plan"
      onSubmit={(event) => {
        event.preventDefault()
        void plan()
      }}
    >
      <h2>{words.plan}</h2>
      <div className="filters">
        <TextInput
          id="release-name"
          label={words.releaseName}
          grows
          type="text"
          value={name}
          onText={setName}
        />
        <TextInput
          id="release-at"
          label={words.releaseAt}
          type="datetime-local"
          aria-describedby="release-zone"
          value={at}
          onText={setAt}
        >
          <p className="hint" id="release-zone">
            {words.spTime}
          </p>
        </TextInput>
      </div>
      <h3>{words.releaseEntries}</h3>
      {ids.length > 0 && (
        <ul className="links">
          {ids.map((id) => (
            <li key={id}>
              <a href={`/entradas/${id}`}>{titleOf(id)}</a>
              <button
                type="button"
                className="small"
                aria-label={`${words.remove}: ${titleOf(id)}`}
                onClick={() => setIds(ids.filter((other) => other !== id))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="bar">
        <button type="button" className="button" onClick={() => setIsOpen(true)}>
          {words.add}
        </button>
        <button type="submit" className="button mainAction">
          {words.plan}
        </button>
        <span role="status">{report}</span>
      </div>
      {isOpen && (
        <Picker
          title={words.releaseEntries}
          items={overview.entries
            .filter(({ state }) => state === 'draft' || state === 'changed')
            .map(pickableOf)}
          onPick={(id) => {
            setIds([...ids.filter((other) => other !== id), id])
            setIsOpen(false)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </form>
  )
}
