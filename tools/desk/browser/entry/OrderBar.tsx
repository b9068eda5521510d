import type { Order, State } from '../../api'
import { ORDER_WORDS, words } from '../words'

const ORDERS: Record<State, readonly Order[]> = {
  draft: ['publish', 'archive', 'delete'],
  changed: ['publish', 'unpublish', 'archive'],
  published: ['unpublish', 'archive'],
  archived: ['unarchive', 'delete'],
}

/** Saving, and the orders that fit the entry's state. */
export function OrderBar({
  id,
  state,
  isDirty,
  isBusy,
  onSave,
  onOrder,
}: {
  id: string
  state: State
  isDirty: boolean
  isBusy: boolean
  onSave: () => void
  onOrder: (order: Order) => void
}) {
  const orders = isDirty && state === 'published' ? ORDERS.changed : ORDERS[state]
  const follow = (order: Order) => {
    if (order !== 'delete' || window.confirm(words.confirmDelete)) onOrder(order)
  }
  return (
    <div className="orders">
      <button type="button" className="button" disabled={isBusy || !isDirty} onClick={onSave}>
        {words.save}
      </button>
      {orders.map((order) => (
        <button
          key={order}
          type="button"
          className={order === 'publish' ? 'button mainAction' : 'button'}
          disabled={isBusy}
          onClick={() => follow(order)}
        >
          {ORDER_WORDS[order].button}
        </button>
      ))}
      {state !== 'archived' && (
        <a className="button" href={`/agenda?entrada=${id}`}>
          {words.addToRelease}
        </a>
      )}
      <a className="button toPage" href="#pagina">
        {words.showPage}
      </a>
      <span className="hint">{isDirty ? words.unsaved : words.allSaved}</span>
    </div>
  )
}
