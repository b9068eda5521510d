import { useMemo } from 'react'
import { type Overview, type Problem, STATES } from '../../api'
import { TYPES } from '../entry/model'
import { NewEntry } from '../fields/NewEntry'
import { matching } from '../fields/Picker'
import { EntryTable } from '../list/EntryTable'
import { byEntry, ERRORS, NOTES, todoOf, useFilters } from '../list/filters'
import { Select } from '../list/Select'
import { useLoad } from '../load'
import { Shell } from '../shell/Shell'
import { LoadStatus } from '../shell/Status'
import { TextInput } from '../shell/TextInput'
import { STATE_WORDS, words } from '../words'

/** All entries, by type, state, problem and words. */
export function Entries() {
  const overview = useLoad<Overview>('/api/overview')
  const problems = useLoad<Problem[]>('/api/problems')
  const [filters, set] = useFilters()
  const { busca, tipo, estado, problema } = filters
  const found = problems.data ?? []
  const wanted = useMemo(() => byEntry(problems.data ?? [], problema), [problems.data, problema])
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
        <TextInput
          id="busca"
          label={words.search}
          grows
          type="search"
          value={busca}
          autoComplete="off"
          placeholder={words.searchHint}
          onText={(text) => set('busca', text)}
        />
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
        <EntryTable
          key={Object.values(filters).join(' ')}
          rows={rows}
          problems={wanted}
          isOpen={problema !== ''}
        />
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
