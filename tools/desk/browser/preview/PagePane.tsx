import { type RefObject, useId, useState } from 'react'
import type { Row } from '../../api'
import { typeName } from '../entry/model'
import { words } from '../words'

/** The page that shows an entry, as it will be. */
export function PagePane({
  frame,
  pages,
  chosen,
  isLive,
  onChoose,
  onReload,
}: {
  frame: RefObject<HTMLIFrameElement | null>
  pages: readonly Row[]
  chosen: string | null
  isLive: boolean
  onChoose: (id: string) => void
  /** Called before the frame loads a page. */
  onReload: () => void
}) {
  const id = useId()
  const [isNarrow, setIsNarrow] = useState(false)
  const [loads, setLoads] = useState(0)
  if (chosen === null)
    return (
      <aside id="pagina" className="pane" aria-label={words.page}>
        <p className="hint">{words.noPage}</p>
      </aside>
    )
  return (
    <aside id="pagina" className="pane" aria-label={words.page}>
      <div className="bar">
        <label className="unseen" htmlFor={`${id}-page`}>
          {words.pageShown}
        </label>
        <select
          id={`${id}-page`}
          className="grow"
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
        >
          {pages.map((page) => (
            <option key={page.id} value={page.id}>
              {`${page.title} (${typeName(page.type)})`}
            </option>
          ))}
        </select>
        <fieldset className="switch" aria-label={words.width}>
          <button type="button" className="small" aria-pressed={isNarrow} onClick={() => setIsNarrow(true)}>
            {words.phone}
          </button>
          <button type="button" className="small" aria-pressed={!isNarrow} onClick={() => setIsNarrow(false)}>
            {words.full}
          </button>
        </fieldset>
        <button
          type="button"
          className="small"
          aria-label={words.reload}
          onClick={() => {
            onReload()
            setLoads(loads + 1)
          }}
        >
          ⟳
        </button>
      </div>
      <p className={isLive ? 'hint live' : 'hint'} role="status">
        {isLive ? words.live : words.notLive}
      </p>
      <iframe
        key={`${chosen} ${loads}`}
        ref={frame}
        className={isNarrow ? 'frame narrow' : 'frame'}
        title={words.page}
        src={`/previa/${chosen}`}
      />
    </aside>
  )
}
