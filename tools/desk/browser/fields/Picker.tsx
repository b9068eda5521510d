import { type ReactNode, useEffect, useRef, useState } from 'react'
import { words } from '../words'

/** Something that can be picked. */
export interface Pickable {
  id: string
  title: string
  note: string
  picture?: string
}

const MOST = 40

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those that have all the words. */
export function matching<Item extends { id: string; title: string }>(
  items: readonly Item[],
  sought: string,
  alsoIn: (item: Item) => string = () => '',
): Item[] {
  const wanted = fold(sought).split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    const text = fold(`${item.title} ${item.id} ${alsoIn(item)}`)
    return wanted.every((word) => text.includes(word))
  })
}

/** A dialog to search and pick from; `children` are shown below the list, e.g. a button for a new entry. */
export function Picker({
  title,
  items,
  onPick,
  onClose,
  children,
}: {
  title: string
  items: readonly Pickable[]
  onPick: (id: string) => void
  onClose: () => void
  children?: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [sought, setSought] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  const found = matching(items, sought, ({ note }) => note)
  return (
    <dialog ref={dialog} className="picker" aria-labelledby="picker-title" onClose={onClose}>
      <div className="bar">
        <h2 id="picker-title">{title}</h2>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
      <label className="label" htmlFor="picker-search">
        {words.search}
      </label>
      <input
        id="picker-search"
        type="search"
        value={sought}
        autoComplete="off"
        onChange={({ target }) => setSought(target.value)}
      />
      <p role="status" className="hint">
        {found.length === 0 ? words.nothingFound : words.results(found.length)}
      </p>
      <ul className="picks">
        {found.slice(0, MOST).map(({ id, title: name, note, picture }) => (
          <li key={id}>
            <button type="button" className="pick" onClick={() => onPick(id)}>
              {picture && <img src={picture} alt="" loading="lazy" width={64} height={48} />}
              <span>
                <strong>{name}</strong>
                <small>{note}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {children}
    </dialog>
  )
}
