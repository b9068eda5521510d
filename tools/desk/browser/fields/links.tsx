import { useState } from 'react'
import { targetsOf, typeName } from '../entry/model'
import { StateBadge } from '../shell/StateBadge'
import { words } from '../words'
import { type AnyEditor, type EditorProps, linkedId, linkTo } from './editor'
import { NewEntry } from './NewEntry'
import { pickableOf, useEntries } from './overview'
import { Picker } from './Picker'

function Linked({ id }: { id: string }) {
  const row = useEntries().get(id)
  if (!row) return <span className="linked">{`${words.missing} (${id})`}</span>
  return (
    <span className="linked">
      <a href={`/entradas/${id}`}>{row.title}</a>
      <small>
        {typeName(row.type)} <StateBadge state={row.state} />
      </small>
    </span>
  )
}

/** Links in order, to be moved by buttons, taken out, and added by search or made new. */
function LinkList({
  props: { id, describedBy, name },
  ids,
  targets,
  isSingle,
  onChange,
}: {
  props: AnyEditor
  ids: string[]
  targets: readonly string[]
  isSingle: boolean
  onChange: (ids: string[]) => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  const entries = useEntries()
  const titleOf = (each: string) => entries.get(each)?.title ?? each
  const swap = (index: number, other: number) =>
    onChange(
      ids.map((each, at) =>
        at === index ? (ids[other] ?? each) : at === other ? (ids[index] ?? each) : each,
      ),
    )
  const add = (added: string) => {
    onChange(isSingle ? [added] : [...ids.filter((each) => each !== added), added])
    setIsOpen(false)
  }
  const allowed = [...entries.values()].filter(
    ({ type, state }) => targets.includes(type) && state !== 'archived',
  )
  return (
    <div id={id} tabIndex={-1}>
      {ids.length > 0 && (
        <ol className="links">
          {ids.map((each, index) => (
            <li key={each}>
              <Linked id={each} />
              <span className="moves">
                {ids.length > 1 && (
                  <>
                    <button
                      type="button"
                      className="small"
                      disabled={index === 0}
                      aria-label={`${words.up}: ${titleOf(each)}`}
                      onClick={() => swap(index, index - 1)}
                    >
                      ↑
                    </button>
                    <button
                      type="button"
                      className="small"
                      disabled={index === ids.length - 1}
                      aria-label={`${words.down}: ${titleOf(each)}`}
                      onClick={() => swap(index, index + 1)}
                    >
                      ↓
                    </button>
                  </>
                )}
                <button
                  type="button"
                  className="small"
                  aria-label={`${words.remove}: ${titleOf(each)}`}
                  onClick={() => onChange(ids.filter((other) => other !== each))}
                >
                  ×
                </button>
              </span>
            </li>
          ))}
        </ol>
      )}
      <button
        type="button"
        className="button"
        aria-describedby={describedBy}
        aria-label={`${isSingle && ids.length > 0 ? words.replace : words.add}: ${name}`}
        onClick={() => setIsOpen(true)}
      >
        {isSingle && ids.length > 0 ? words.replace : words.add}
      </button>
      {isOpen && (
        <Picker title={name} items={allowed.map(pickableOf)} onPick={add} onClose={() => setIsOpen(false)}>
          <NewEntry types={targets} onMade={add} />
        </Picker>
      )}
    </div>
  )
}

export function LinkEditor(props: EditorProps<'one'>) {
  const id = linkedId(props.value)
  return (
    <LinkList
      props={props}
      ids={id === null ? [] : [id]}
      targets={targetsOf(props.shape.targets)}
      isSingle
      onChange={([first]) => props.onChange(first === undefined ? null : linkTo('Entry', first))}
    />
  )
}

export function LinksEditor(props: EditorProps<'many'>) {
  const values: unknown[] = Array.isArray(props.value) ? props.value : []
  return (
    <LinkList
      props={props}
      ids={values.flatMap((value) => linkedId(value) ?? [])}
      targets={targetsOf(props.shape.targets)}
      isSingle={false}
      onChange={(ids) => props.onChange(ids.length > 0 ? ids.map((id) => linkTo('Entry', id)) : null)}
    />
  )
}
