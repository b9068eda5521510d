import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_ROOT } from '@sandbox/space/load'

const ASSETS = join(SAMPLE_ROOT, 'assets')

/** The leaflets of the sample space: names of PDF files. */
export const leafletFiles = readdirSync(ASSETS).filter((file) => file.endsWith('.pdf'))

/** A leaflet's file as it is written. */
export const leafletSource = (file: string): string => readFileSync(join(ASSETS, file), 'latin1')

/** The lines that a leaflet draws, as one text. */
export const drawnIn = (file: string): string =>
  [...leafletSource(file).matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)]
    .map(([, line = '']) =>
      line
        .replace(/\\(\d{3})/g, (_, octal: string) => String.fromCodePoint(Number.parseInt(octal, 8)))
        .replace(/\\(.)/g, '$1'),
    )
    .join(' ')

/** Letters and digits alone: a file breaks lines elsewhere than its page. */
export const lettersOf = (text: string): string =>
  text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[^\p{L}\p{N}]/gu, '')
