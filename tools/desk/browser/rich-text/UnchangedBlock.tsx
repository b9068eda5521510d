import type { RichNode } from '@sandbox/space/loading/rich-text'
import { typeName } from '../entry/model'
import { linkedId } from '../fields/editor'
import { useEntries } from '../fields/overview'
import { words } from '../words'

const wordsIn = ({ value, content = [] }: RichNode): string => value ?? content.map(wordsIn).join(' ')

/** A block inside a rich text that is moved and taken out as a whole. */
export function UnchangedBlock({
  node,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: {
  node: RichNode
  isFirst: boolean
  isLast: boolean
  onMove: (by: number) => void
  onRemove: () => void
}) {
  const row = useEntries().get(linkedId(node.data.target) ?? '')
  const title = row?.title ?? (wordsIn(node).trim().slice(0, 120) || words.block)
  return (
    <div className="unchanged">
      <span className="linked">
        {row ? <a href={`/entradas/${row.id}`}>{title}</a> : <span>{title}</span>}
        <small>{row ? typeName(row.type) : words.unchangedBlock}</small>
      </span>
      <span className="moves">
        <button
          type="button"
          className="small"
          disabled={isFirst}
          aria-label={`${words.up}: ${title}`}
          onClick={() => onMove(-1)}
        >
          ↑
        </button>
        <button
          type="button"
          className="small"
          disabled={isLast}
          aria-label={`${words.down}: ${title}`}
          onClick={() => onMove(1)}
        >
          ↓
        </button>
        <button type="button" className="small" aria-label={`${words.remove}: ${title}`} onClick={onRemove}>
          ×
        </button>
      </span>
    </div>
  )
}
