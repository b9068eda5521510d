import { useEffect, useState } from 'react'
import type { Problem } from '../../api'

const NAMES = ['busca', 'tipo', 'estado', 'problema'] as const
type Filters = Record<(typeof NAMES)[number], string>

const filtersOf = (query: URLSearchParams): Filters => ({
  busca: query.get('busca') ?? '',
  tipo: query.get('tipo') ?? '',
  estado: query.get('estado') ?? '',
  problema: query.get('problema') ?? '',
})

/** Filters are in the address, so that a list can be bookmarked. */
export const useFilters = (): [Filters, (name: keyof Filters, value: string) => void] => {
  const [filters, setFilters] = useState(() => filtersOf(new URLSearchParams(location.search)))
  useEffect(() => {
    const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
    history.replaceState(null, '', `/${query.size > 0 ? `?${query}` : ''}`)
  }, [filters])
  return [filters, (name, value) => setFilters((known) => ({ ...known, [name]: value }))]
}

export const ERRORS = 'erros'
export const NOTES = 'notas'

/** Problems are grouped by their remedy, which is one sentence a reason. */
export const todoOf = ({ remedy, reason }: Problem): string => remedy ?? reason

const isWanted = (problem: Problem, wanted: string): boolean => {
  if (wanted === ERRORS) return problem.isError
  return wanted === NOTES ? !problem.isError : todoOf(problem) === wanted
}

/** Problems of each entry, those alone that are looked for. */
export const byEntry = (problems: readonly Problem[], wanted: string): Map<string, Problem[]> => {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems)
    if (problem.entry !== null && (wanted === '' || isWanted(problem, wanted)))
      groups.set(problem.entry, [...(groups.get(problem.entry) ?? []), problem])
  return groups
}
