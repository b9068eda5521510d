import { useCallback, useEffect, useRef, useState } from 'react'
import type { Opened, Overview, Problem } from '../../api'
import { EntryForm } from '../entry/EntryForm'
import { fieldsOfType, typeDescription, typeName } from '../entry/model'
import { OrderBar } from '../entry/OrderBar'
import { Report } from '../entry/Report'
import { useDraft } from '../entry/use-draft'
import { controlId } from '../fields/FieldRow'
import { OverviewContext } from '../fields/overview'
import { useLoad } from '../load'
import { PagePane } from '../preview/PagePane'
import { useLiveFrame } from '../preview/use-live-frame'
import { Shell } from '../shell/Shell'
import { StateBadge } from '../shell/StateBadge'
import { LoadStatus } from '../shell/Status'
import { words } from '../words'

const query = new URLSearchParams(location.search)

const focusField = (field: string): void => document.getElementById(controlId(field))?.focus()

function Editing({ opened, overview }: { opened: Opened; overview: Overview }) {
  const problems = useLoad<Problem[]>('/api/problems')
  const frame = useRef<HTMLIFrameElement>(null)
  const wanted = query.get('pagina')
  const [chosen, setChosen] = useState(
    (opened.pages.find(({ id }) => id === wanted) ?? opened.pages[0])?.id ?? null,
  )
  const pick = useCallback(
    (entryId: string, fieldId: string) => {
      if (entryId === opened.row.id) focusField(fieldId)
      else
        location.href = `/entradas/${entryId}?${new URLSearchParams({ campo: fieldId, pagina: chosen ?? '' })}`
    },
    [opened, chosen],
  )
  const live = useLiveFrame(frame, overview.site ?? '', pick)
  const draft = useDraft(opened, ({ row, fields }) => {
    live.save({ id: row.id, type: row.type, fields })
    problems.reload()
  })
  const { row, fields, isDirty, report } = draft
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is sent when a field changes, and then only.
  useEffect(() => {
    if (isDirty) live.send({ id: row.id, type: row.type, fields })
  }, [JSON.stringify(fields), isDirty])
  useEffect(() => focusField(query.get('campo') ?? ''), [])
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      void draft.save()
    }
    window.addEventListener('keydown', saveByKey)
    return () => window.removeEventListener('keydown', saveByKey)
  })
  const mine = (problems.data ?? []).filter(({ entry }) => entry === row.id)
  const nameOf = (field: string) => fieldsOfType(row.type)[field]?.name ?? field
  return (
    <div className="editing">
      <div>
        <header className="entryHead">
          <p className="hint">
            {typeName(row.type)} · <StateBadge state={row.state} /> · {row.id}
          </p>
          <h1>{row.title}</h1>
          <p className="hint">{typeDescription(row.type)}</p>
        </header>
        <OrderBar
          id={row.id}
          state={row.state}
          isDirty={isDirty}
          isBusy={draft.isBusy}
          onSave={() => void draft.save()}
          onOrder={(order) => void draft.follow(order)}
        />
        <Report report={report} site={overview.site} nameOf={nameOf} />
        {mine.length > 0 && (
          <details className="problems">
            <summary>
              {words.problemsHere} ({mine.length})
            </summary>
            <ul>
              {mine.map(({ isError, fieldName, reason, remedy }) => (
                <li key={`${fieldName} ${reason}`} className={isError ? 'isError' : undefined}>
                  {fieldName !== null && <strong>{fieldName}: </strong>}
                  {reason}. {remedy}
                </li>
              ))}
            </ul>
            <p className="hint">{words.problemOfDraft}</p>
          </details>
        )}
        <EntryForm
          type={row.type}
          fields={fields}
          problems={mine.filter(({ isError }) => isError)}
          refusals={report.refusals}
          onChange={draft.change}
        />
      </div>
      <PagePane
        frame={frame}
        pages={draft.pages}
        chosen={chosen}
        isLive={live.isLive}
        onChoose={(id) => {
          live.forget()
          setChosen(id)
        }}
        onReload={live.forget}
      />
    </div>
  )
}

/** One entry: its form, its orders, and the page beside it. */
export function EntryPage({ id }: { id: string }) {
  const opened = useLoad<Opened>(`/api/entries/${id}`)
  const overview = useLoad<Overview>('/api/overview')
  const title = opened.data?.row.title ?? id
  return (
    <Shell title={title} wide>
      <LoadStatus loaded={opened.error === null && opened.data ? overview : opened} />
      {opened.data && overview.data && (
        <OverviewContext value={{ ...overview.data, reload: overview.reload }}>
          <Editing opened={opened.data} overview={overview.data} />
        </OverviewContext>
      )}
    </Shell>
  )
}
