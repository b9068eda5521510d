import { isRecord } from '@sandbox/server/content/guards'
import type { Refusal } from '../api'
import type { SandboxRefusal } from './sandbox'

/** Contentful's error names -> texts for editors. */
const WORDS: Record<string, string> = {
  'Cannot publish archived': 'A entrada está arquivada: desarquive-a antes de publicar.',
  'Cannot delete published': 'A entrada está publicada: despublique-a antes de excluir.',
  'The resource could not be found.': 'A entrada não existe mais.',
}

const textOf = (error: Record<string, unknown>): string => {
  const { name, customMessage, min, max, conflicting } = error
  if (typeof customMessage === 'string') return customMessage
  if (name === 'required') return 'O campo é obrigatório e está vazio.'
  if (name === 'size') {
    const least = min === undefined ? '' : `, no mínimo ${min}`
    return `O tamanho não cabe no limite: no máximo ${max ?? 'qualquer'}${least}.`
  }
  if (name === 'in') return 'O valor não é uma das opções do campo.'
  if (name === 'regexp') return 'O texto não tem a forma pedida: veja a ajuda do campo.'
  if (name === 'unique') {
    const first: unknown = Array.isArray(conflicting) ? conflicting[0] : null
    const id = isRecord(first) && isRecord(first.sys) ? String(first.sys.id) : ''
    return `O mesmo valor já está em outra entrada publicada${id === '' ? '' : ` (${id})`}.`
  }
  return 'O valor foi recusado.'
}

const fieldOf = ({ path }: Record<string, unknown>): string | null =>
  Array.isArray(path) && typeof path[1] === 'string' ? path[1] : null

/** What the sandbox refused, as editors read it: one a field, or one for the whole entry. */
export function refusalsOf({ body, status }: SandboxRefusal): Refusal[] {
  const details = isRecord(body) && isRecord(body.details) ? body.details : {}
  const errors = Array.isArray(details.errors) ? details.errors.filter(isRecord) : []
  if (errors.length > 0) return errors.map((error) => ({ field: fieldOf(error), text: textOf(error) }))
  const message = isRecord(body) ? String(body.message) : ''
  return [{ field: null, text: WORDS[message] ?? `A sandbox recusou (${status}). ${message}` }]
}
