import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { ownBuildFolder } from '@/config/env'
import { encodingFor } from './encoding'

const PLACE = '/_next/static/'

/** Endings of the forms that the build writes (build/compressed-files.js). */
const ENDINGS = { br: '.br', gzip: '.gz' } as const

/** Content types of what the build compresses, by the ends of the names. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** The build's compressed files, by their addresses; none where the build has not compressed any. */
export function compressedFiles(folder = path.join(ownBuildFolder(), 'static')): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set()
  const endings = Object.values(ENDINGS)
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

/** Leads the request for a script or style to the form that the build compressed, where the browser takes one. */
export function takeCompressedFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlySet<string>,
): void {
  const [address = '', query] = (request.url ?? '').split('?')
  const type = address.startsWith(PLACE) ? TYPES[path.extname(address)] : undefined
  const file = decoded(address)
  if (type === undefined || file === null || !files.has(file + ENDINGS.br)) return
  response.setHeader('Vary', 'Accept-Encoding')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'identity') return
  const ending = ENDINGS[encoding]
  if (!files.has(file + ending)) return
  request.url = `${address}${ending}${query === undefined ? '' : `?${query}`}`
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Encoding', encoding)
}
