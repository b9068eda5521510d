import { useState } from 'react'
import type { Reading } from '../../../scripts/space/search-tester'
import { requestJson } from '../load'
import { Shell } from '../shell/Shell'
import { Table } from '../shell/Table'
import { TextInput } from '../shell/TextInput'
import { words } from '../words'

function Result({ reading }: { reading: Reading }) {
  return (
    <>
      <Table caption={words.understood} heads={words.understoodHeads} rows={reading.understood} />
      <p>
        {words.danger}: {reading.danger}. {words.wrongDanger}
      </p>
      <pre>{reading.line}</pre>
      <Table
        caption={words.guidanceShown}
        heads={words.guidanceHeads}
        rows={reading.guidance.map(([title, gravity, calls, id]) => [
          <a key={id} href={`/entradas/${id}`}>
            {title}
          </a>,
          gravity,
          calls,
        ])}
      />
      <h2>{words.products}</h2>
      <p>{reading.products}</p>
      <Table caption={words.withheld} heads={words.withheldHeads} rows={reading.withheld} />
    </>
  )
}

/** What the search would understand of a sentence, with the drafts as they are now. */
export function Guidance() {
  const [sentence, setSentence] = useState('')
  const [reading, setReading] = useState<Reading | null>(null)
  const [error, setError] = useState<string | null>(null)
  const test = () =>
    requestJson<Reading>(`/api/guidance?${new URLSearchParams({ frase: sentence })}`).then(
      (found) => {
        setReading(found)
        setError(null)
      },
      (refused: Error) => setError(refused.message),
    )
  return (
    <Shell title={words.guidance}>
      <h1>{words.guidance}</h1>
      <form
        className="filters"
        onSubmit={(event) => {
          event.preventDefault()
          void test()
        }}
      >
        <TextInput
          id="frase"
          label={words.sentence}
          grows
          type="text"
          required
          autoComplete="off"
          maxLength={512}
          value={sentence}
          onText={setSentence}
        />
        <button type="submit" className="button mainAction">
          {words.test}
        </button>
      </form>
      <div aria-live="polite" className="stack">
        {error !== null && <p className="error">{error}</p>}
        {reading && <Result reading={reading} />}
      </div>
    </Shell>
  )
}
