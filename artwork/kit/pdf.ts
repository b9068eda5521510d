/** A PDF file of plain text: A4, Helvetica, a heading larger and bold. Small, and the same bytes for the same text. */
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

const styled = (text: string, font: Line['font'], size: number, width = LETTERS_PER_LINE): Line[] =>
  text === '' ? [{ text, font, size }] : wrap(text, width).map((part) => ({ text: part, font, size }))

/** Letters of WinAnsi as octal escapes; it has the bullet at 225 octal. */
const literal = (text: string): string =>
  [...text.replaceAll('•', '\u0095')]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 63
      if ('()\\'.includes(letter)) return `\\${letter}`
      return code > 126 ? `\\${code.toString(8).padStart(3, '0')}` : letter
    })
    .join('')

const contentOf = (lines: Line[]): string =>
  [
    'BT',
    `${MARGIN} ${HEIGHT - MARGIN} Td`,
    ...lines.map(({ text, font, size }) => `/${font} ${size} Tf (${literal(text)}) Tj 0 -${LEADING} Td`),
    'ET',
  ].join('\n')

/** @param lines paragraphs; those that begin with `## ` are headings */
export function pdf(title: string, subtitle: string, lines: readonly string[]): Buffer {
  const all = [
    ...styled(title, 'F2', 16, 60),
    ...styled(subtitle, 'F1', 12),
    ...styled('', 'F1', 10),
    ...lines.flatMap((line) => (line.startsWith('## ') ? styled(line.slice(3), 'F2', 12) : styled(line, 'F1', 10))),
  ]
  const pages = Array.from({ length: Math.ceil(all.length / LINES_PER_PAGE) }, (_, index) =>
    all.slice(index * LINES_PER_PAGE, (index + 1) * LINES_PER_PAGE),
  )
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const kids = pages.map((_, index) => `${6 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${literal(title)}) >>`,
    ...pages.flatMap((page, index) => {
      const stream = contentOf(page)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${7 + index * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
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
