import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ASSETS = join(process.cwd(), 'sandbox/space/assets')
const leaflets = readdirSync(ASSETS).filter((file) => file.endsWith('.pdf'))

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

test.each(leaflets)('A11Y-5: %s is tagged: headings, paragraphs and every line of text', (file) => {
  const text = readFileSync(join(ASSETS, file), 'latin1')
  expect(text).toContain('/MarkInfo << /Marked true >>')
  expect(count(text, /\/S \/H1 /g)).toBe(1)
  expect(count(text, /\/S \/H2 /g)).toBeGreaterThan(5)
  // Each mark of a page belongs to one element, and no text is drawn outside of a mark.
  expect(count(text, /\/Type \/MCR /g)).toBe(count(text, / BDC\n/g))
  expect(count(text, / BDC\n/g)).toBe(count(text, /^EMC$/gm))
  expect(text.replace(/ BDC\n[\s\S]*?\nEMC$/gm, '')).not.toMatch(/ Tj\b/)
})
