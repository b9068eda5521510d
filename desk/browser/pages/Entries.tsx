import { useEffect, useMemo, useState } from 'react'
import { type Overview, type Problem, type Row, STATES } from '../../api'
import { TYPES, typeName } from '../entry/model'
import { NewEntry } from '../fields/NewEntry'
import { matching } from '../fields/Picker'
import { useLoad } from '../load'
import { Shell } from '../shell/Shell'
import { StateBadge } from '../shell/StateBadge'
import { LoadStatus } from '../shell/Status'
import { STATE_WORDS, words } from '../words'

const STEP = 100
const NAMES = ['busca', 'tipo', 'estado', 'problema'] as const
type Filters = Record<(typeof NAMES)[number], string>

const filtersOf = (query: URLSearchParams): Filters => ({
  busca: query.get('busca') ?? '',
  tipo: query.get('tipo') ?? '',
  estado: query.get('estado') ?? '',
  problema: query.get('problema') ?? '',
})

/** Filters are in the address, so that a list can be kept and come back to. */
const useFilters = (): [Filters, (name: keyof Filters, value: string) => void] => {
  const [filters, setFilters] = useState(() => filtersOf(new URLSearchParams(location.search)))
  useEffect(() => {
    const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
    history.replaceState(null, '', `/${query.size > 0 ? `?${query}` : ''}`)
  }, [filters])
  return [filters, (name, value) => setFilters((known) => ({ ...known, [name]: value }))]
}

const ERRORS = 'erros'
const NOTES = 'notas'

/** Problems are grouped by what is to be done, which is one sentence a reason. */
const todoOf = ({ remedy, reason }: Problem): string => remedy ?? reason

const isWanted = (problem: Problem, wanted: string): boolean => {
  if (wanted === ERRORS) return problem.isError
  return wanted === NOTES ? !problem.isError : todoOf(problem) === wanted
}

function Select({
  id,
  label,
  value,
  options,
  onChange,
}: {
  id: string
  label: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}) {
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{words.any}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

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

function List({
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
                <td className="when">
                  {updatedAt === '' ? '' : new Date(updatedAt).toLocaleString('pt-BR')}
                </td>
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

const byEntry = (problems: readonly Problem[]): Map<string, Problem[]> => {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems)
    if (problem.entry !== null) groups.set(problem.entry, [...(groups.get(problem.entry) ?? []), problem])
  return groups
}

/** All entries, by type, state, problem and words. */
export function Entries() {
  const overview = useLoad<Overview>('/api/overview')
  const problems = useLoad<Problem[]>('/api/problems')
  const [filters, set] = useFilters()
  const { busca, tipo, estado, problema } = filters
  const found = problems.data ?? []
  const wanted = useMemo(
    () => byEntry((problems.data ?? []).filter((problem) => problema === '' || isWanted(problem, problema))),
    [problems.data, problema],
  )
  const rows = useMemo(() => {
    const fitting = (overview.data?.entries ?? []).filter(
      ({ id, type, state }) =>
        (tipo === '' || type === tipo) &&
        (estado === '' || state === estado) &&
        (problema === '' || wanted.has(id)),
    )
    return matching(fitting, busca, ({ slug }) => slug ?? '').sort((one, other) =>
      other.updatedAt.localeCompare(one.updatedAt),
    )
  }, [overview.data, busca, tipo, estado, problema, wanted])
  const todos = [...new Set(found.map(todoOf))].sort((one, other) => one.localeCompare(other, 'pt-BR'))
  return (
    <Shell title={words.entries}>
      <h1>{words.entries}</h1>
      <search className="filters">
        <div className="grow">
          <label className="label" htmlFor="busca">
            {words.search}
          </label>
          <input
            id="busca"
            type="search"
            value={busca}
            autoComplete="off"
            placeholder={words.searchHint}
            onChange={({ target }) => set('busca', target.value)}
          />
        </div>
        <Select
          id="tipo"
          label={words.type}
          value={tipo}
          options={TYPES.map(({ id, name }) => [id, name])}
          onChange={(value) => set('tipo', value)}
        />
        <Select
          id="estado"
          label={words.state}
          value={estado}
          options={STATES.map((state) => [state, STATE_WORDS[state]])}
          onChange={(value) => set('estado', value)}
        />
        <Select
          id="problema"
          label={words.problem}
          value={problema}
          options={[
            [ERRORS, words.withErrors],
            [NOTES, words.withNotes],
            ...todos.map((todo) => [todo, todo] as const),
          ]}
          onChange={(value) => set('problema', value)}
        />
      </search>
      <LoadStatus loaded={overview} />
      {overview.data && problems.data === null && <p className="hint">{words.checking}</p>}
      {overview.data && (
        <List key={Object.values(filters).join(' ')} rows={rows} problems={wanted} isOpen={problema !== ''} />
      )}
      <section aria-label={words.create} className="create">
        <NewEntry
          types={TYPES.map(({ id }) => id)}
          onMade={(id) => {
            location.href = `/entradas/${id}`
          }}
        />
      </section>
    </Shell>
  )
}
