import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { COMPRESSED_FORMS } from '@/config/compressed-files-plugin'
import { ownBuildFolder } from '@/config/env'
import { encodingFor } from './encoding'

const PLACE = '/_next/static/'

/** Types of compressed files. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Addresses of compressed files. */
export function compressedFiles(folder = path.join(ownBuildFolder(), 'static')): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set()
  const endings = Object.values(COMPRESSED_FORMS).map(({ ending }) => ending)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Set(
    names
      .filter((name) => endings.some((ending) => name.endsWith(ending)))
      .map((name) => PLACE + name.split(path.sep).join('/')),
  )
}

const decoded = (address: string): string | null => {
  try {
    return decodeURIComponent(address)
  } catch {
    return null
  }
}

/** Serves the compressed form of a script or style. */
export function takeCompressedFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlySet<string>,
): void {
  const [address = '', query] = (request.url ?? '').split('?')
  const type = address.startsWith(PLACE) ? TYPES[path.extname(address)] : undefined
  const file = decoded(address)
  if (type === undefined || file === null || !files.has(file + COMPRESSED_FORMS.br.ending)) return
  response.setHeader('Vary', 'Accept-Encoding')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'identity') return
  const { ending } = COMPRESSED_FORMS[encoding]
  if (!files.has(file + ending)) return
  request.url = `${address}${ending}${query === undefined ? '' : `?${query}`}`
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Encoding', encoding)
}
