import { useState } from 'react'
import type { Problem, Row } from '../../api'
import { typeName } from '../entry/model'
import { StateBadge } from '../shell/StateBadge'
import { shownTime } from '../time'
import { words } from '../words'

const STEP = 100

function Problems({ problems, isOpen }: { problems: Problem[]; isOpen: boolean }) {
  if (problems.length === 0) return null
  if (isOpen)
    return (
      <ul className="reasons">
        {problems.map(({ fieldName, reason }) => (
          <li key={`${fieldName} ${reason}`}>
            {fieldName !== null && `${fieldName}: `}
            {reason}
          </li>
        ))}
      </ul>
    )
  const errors = problems.filter(({ isError }) => isError).length
  const notes = problems.length - errors
  return (
    <span className={errors > 0 ? 'error' : 'hint'}>
      {[errors > 0 && words.errors(errors), notes > 0 && words.notes(notes)].filter(Boolean).join(', ')}
    </span>
  )
}

/** Entries in rows, some hundred at first. */
export function EntryTable({
  rows,
  problems,
  isOpen,
}: {
  rows: Row[]
  problems: Map<string, Problem[]>
  isOpen: boolean
}) {
  const [shown, setShown] = useState(STEP)
  return (
    <>
      <p role="status">{words.found(rows.length)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard. */}
      <section className="scroll" tabIndex={0} aria-label={words.entries}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.title}</th>
              <th scope="col">{words.type}</th>
              <th scope="col">{words.state}</th>
              <th scope="col">{words.problem}</th>
              <th scope="col">{words.changedAt}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map(({ id, title, type, state, updatedAt }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={`/entradas/${id}`}>{title}</a>
                </th>
                <td>{typeName(type)}</td>
                <td>
                  <StateBadge state={state} />
                </td>
                <td>
                  <Problems problems={problems.get(id) ?? []} isOpen={isOpen} />
                </td>
                <td className="when">{shownTime(updatedAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + STEP)}>
          {words.more}
        </button>
      )}
    </>
  )
}
