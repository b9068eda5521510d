import type { ReactNode } from 'react'
import { words } from '../words'

/** Rows of cells under their heads, or a word where there are none. */
export function Table({
  caption,
  heads,
  rows,
  empty = words.none,
}: {
  caption: string
  heads: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  empty?: string
}) {
  if (rows.length === 0)
    return (
      <section aria-label={caption}>
        <h2>{caption}</h2>
        <p>{empty}</p>
      </section>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard.
    <section className="scroll" tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and are rendered again together.
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={heads[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
