import type { Problem, Refusal } from '../../api'
import { FieldRow } from '../fields/FieldRow'
import { words } from '../words'
import { fieldsOfType, groupsOf } from './model'

const problemText = ({ reason, remedy }: Problem): string =>
  `${reason}.${remedy === null ? '' : ` ${remedy}`}`

/** All fields of an entry in their parts, each made from its declaration. */
export function EntryForm({
  type,
  fields,
  problems,
  refusals,
  onChange,
}: {
  type: string
  fields: Record<string, unknown>
  problems: readonly Problem[]
  refusals: readonly Refusal[]
  onChange: (id: string, value: unknown) => void
}) {
  const declared = fieldsOfType(type)
  const groups = groupsOf(declared)
  const errorsOf = (id: string): string[] => [
    ...new Set([
      ...refusals.flatMap(({ field, text }) => (field === id ? [text] : [])),
      ...problems.flatMap((problem) => (problem.field === id ? [problemText(problem)] : [])),
    ]),
  ]
  const unknown = Object.keys(fields).filter((id) => !declared[id])
  return (
    <div className="form">
      {groups.length > 1 && (
        <nav aria-label={words.jump}>
          <ul className="jumps">
            {groups.map(({ id, name }) => (
              <li key={id}>
                <a href={`#parte-${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`parte-${group.id}`}>
          <h2 id={`parte-${group.id}`}>{group.name}</h2>
          {group.fields.map((id) => {
            const field = declared[id]
            return (
              field && (
                <FieldRow
                  key={id}
                  fieldId={id}
                  field={field}
                  value={fields[id] ?? null}
                  errors={errorsOf(id)}
                  onChange={(value) => onChange(id, value)}
                />
              )
            )
          })}
        </section>
      ))}
      {unknown.length > 0 && (
        <p className="hint">
          {words.otherFields}: {unknown.join(', ')}. {words.otherFieldsUnchanged}
        </p>
      )}
    </div>
  )
}
