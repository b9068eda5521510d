import { type Block, type Piece, structureOf } from './pdf-tags'

/** A PDF file of plain text, tagged for screen readers: A4, Helvetica, a heading larger and bold. Small, and the same bytes for the same text. */
const WIDTH = 595
const HEIGHT = 842
const MARGIN = 56
const LETTERS_PER_LINE = 88
const LEADING = 15
const LINES_PER_PAGE = Math.floor((HEIGHT - 2 * MARGIN) / LEADING)

interface Line {
  text: string
  font: 'F1' | 'F2'
  size: number
  block: number
}

const wrap = (text: string, width: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Letters of WinAnsi as octal escapes; it has the bullet at 225 octal. */
const literal = (text: string): string =>
  [...text.replaceAll('•', '\u0095')]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 63
      if ('()\\'.includes(letter)) return `\\${letter}`
      return code > 126 ? `\\${code.toString(8).padStart(3, '0')}` : letter
    })
    .join('')

/** The lines of a page, those of each block between the marks that the structure refers to. */
const contentOf = (lines: Line[], blocks: Block[], page: number): string => {
  let count = 0
  let open = -1
  const drawn = lines.flatMap(({ text, font, size, block }) => {
    const parts: string[] = []
    if (open !== block && open !== -1) parts.push('EMC')
    if (open !== block && text !== '') {
      const piece: Piece = { page, id: count }
      blocks[block]?.pieces.push(piece)
      parts.push(`/${blocks[block]?.tag} << /MCID ${piece.id} >> BDC`)
      count += 1
    }
    open = text === '' ? -1 : block
    return [...parts, ...(text === '' ? [] : [`/${font} ${size} Tf (${literal(text)}) Tj`]), `0 -${LEADING} Td`]
  })
  return ['BT', `${MARGIN} ${HEIGHT - MARGIN} Td`, ...drawn, ...(open === -1 ? [] : ['EMC']), 'ET'].join('\n')
}

/** A paragraph of the text: `## ` begins a heading, a bullet an entry of a list. */
const blockOf = (line: string): { tag: Block['tag']; font: Line['font']; size: number; text: string } => {
  if (line.startsWith('## ')) return { tag: 'H2', font: 'F2', size: 12, text: line.slice(3) }
  return { tag: line.startsWith('• ') ? 'LBody' : 'P', font: 'F1', size: 10, text: line }
}

/** @param lines paragraphs; those that begin with `## ` are headings, those that begin with a bullet entries of a list */
export function pdf(title: string, subtitle: string, lines: readonly string[]): Buffer {
  const written = [
    { tag: 'H1', font: 'F2', size: 16, text: title, width: 60 } as const,
    { tag: 'P', font: 'F1', size: 12, text: subtitle } as const,
    blockOf(''),
    ...lines.map(blockOf),
  ]
  const blocks: Block[] = written.map(({ tag }) => ({ tag, pieces: [] }))
  const all = written.flatMap(({ text, font, size, ...rest }, block): Line[] => {
    const width = 'width' in rest ? rest.width : LETTERS_PER_LINE
    return (text === '' ? [''] : wrap(text, width)).map((part) => ({ text: part, font, size, block }))
  })
  const pages = Array.from({ length: Math.ceil(all.length / LINES_PER_PAGE) }, (_, index) =>
    all.slice(index * LINES_PER_PAGE, (index + 1) * LINES_PER_PAGE),
  )
  const contents = pages.map((page, index) => contentOf(page, blocks, index))
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const pageObject = (page: number) => 6 + page * 2
  const structure = pageObject(pages.length)
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) /MarkInfo << /Marked true >> /StructTreeRoot ${structure} 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${pageObject(index)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${literal(title)}) >>`,
    ...contents.flatMap((stream, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${pageObject(index) + 1} 0 R /StructParents ${index} /Tabs /S /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]),
    ...structureOf(blocks, { first: structure, pageCount: pages.length, pageObject }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
