import type { Fault } from '@sandbox/server/control/faults'
import { useState } from 'react'
import { requestJson, useLoad } from '../load'
import { Shell } from '../shell/Shell'
import { LoadStatus } from '../shell/Status'
import { Table } from '../shell/Table'
import { TextInput } from '../shell/TextInput'
import { MODE_WORDS, SERVICE_WORDS, words } from '../words'

type Mode = keyof typeof MODE_WORDS

function Options({ table }: { table: Record<string, string> }) {
  return Object.entries(table).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
}

const rowOf = ({ service, mode, match, times }: Fault): string[] => [
  SERVICE_WORDS[service],
  mode === 'ok' ? '' : MODE_WORDS[mode],
  match ?? '',
  times === undefined ? words.always : String(times),
]

/** Failures that the sandbox simulates. */
export function Faults() {
  const faults = useLoad<Fault[]>('/api/faults')
  const [service, setService] = useState('delivery')
  const [mode, setMode] = useState<string>('broken' satisfies Mode)
  const [match, setMatch] = useState('')
  const [times, setTimes] = useState('')
  const [error, setError] = useState<string | null>(null)
  const send = (method: 'POST' | 'DELETE', body?: object) =>
    requestJson('/api/faults', method, body).then(
      () => {
        setError(null)
        faults.reload()
      },
      (refused: Error) => setError(refused.message),
    )
  const add = () =>
    send('POST', {
      service,
      mode,
      ...(match !== '' && { match }),
      ...(times !== '' && { times: Number(times) }),
    })
  return (
    <Shell title={words.faults}>
      <h1>{words.faults}</h1>
      <p>{words.faultsHint}</p>
      <form
        className="filters"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <div>
          <label className="label" htmlFor="service">
            {words.service}
          </label>
          <select id="service" value={service} onChange={({ target }) => setService(target.value)}>
            <Options table={SERVICE_WORDS} />
          </select>
        </div>
        <div>
          <label className="label" htmlFor="mode">
            {words.mode}
          </label>
          <select id="mode" value={mode} onChange={({ target }) => setMode(target.value)}>
            <Options table={MODE_WORDS} />
          </select>
        </div>
        <TextInput id="match" label={words.match} type="text" value={match} onText={setMatch} />
        <TextInput
          id="times"
          label={words.times}
          type="number"
          min={1}
          className="short"
          value={times}
          onText={setTimes}
        />
        <button type="submit" className="button mainAction">
          {words.addFault}
        </button>
      </form>
      {error !== null && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <LoadStatus loaded={faults} />
      {faults.data && (
        <div aria-live="polite">
          <Table
            caption={words.faultsOn}
            heads={[words.service, words.mode, words.match, words.times]}
            rows={faults.data.map(rowOf)}
            empty={words.noFaults}
          />
        </div>
      )}
      {faults.data && faults.data.length > 0 && (
        <button type="button" className="button" onClick={() => void send('DELETE')}>
          {words.clearFaults}
        </button>
      )}
    </Shell>
  )
}
