import { words } from '../words'

export type Format = (text: string, from: number, to: number) => { text: string; from: number; to: number }

const around =
  (sign: string): Format =>
  (text, from, to) => ({
    text: `${text.slice(0, from)}${sign}${text.slice(from, to)}${sign}${text.slice(to)}`,
    from: from + sign.length,
    to: to + sign.length,
  })

const beforeLines =
  (sign: (index: number) => string): Format =>
  (text, from, to) => {
    const start = text.lastIndexOf('\n', from - 1) + 1
    const found = text.indexOf('\n', to)
    const end = found === -1 ? text.length : found
    const lines = text
      .slice(start, end)
      .split('\n')
      .map((line, index) => `${sign(index)}${line.replace(/^(#+|[->]|\d+\.) /, '')}`)
      .join('\n')
    return {
      text: `${text.slice(0, start)}${lines}${text.slice(end)}`,
      from: start,
      to: start + lines.length,
    }
  }

/** A link around the selection; its address is selected, to be typed over. */
export const linkTo =
  (address: string): Format =>
  (text, from, to) => {
    const inner = text.slice(from, to) || words.link.toLowerCase()
    const start = from + inner.length + 3
    return {
      text: `${text.slice(0, from)}[${inner}](${address})${text.slice(to)}`,
      from: start,
      to: start + address.length,
    }
  }

/** The buttons over a text. */
export const FORMATS: readonly { name: string; format: Format }[] = [
  { name: words.bold, format: around('**') },
  { name: words.italic, format: around('_') },
  { name: words.heading2, format: beforeLines(() => '## ') },
  { name: words.heading3, format: beforeLines(() => '### ') },
  { name: words.list, format: beforeLines(() => '- ') },
  { name: words.numbered, format: beforeLines((index) => `${index + 1}. `) },
  { name: words.quote, format: beforeLines(() => '> ') },
  { name: words.link, format: linkTo('/') },
]
