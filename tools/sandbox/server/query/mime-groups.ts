import { isRecord } from '../content/guards'
import { invalidQuery } from '../errors'
import type { Filter } from './filter'

const GROUPS: Record<string, RegExp> = {
  image: /^image\//,
  audio: /^audio\//,
  video: /^video\//,
  richtext: /rtf|wordprocessing|msword/,
  presentation: /presentation|powerpoint/,
  spreadsheet: /spreadsheet|excel|text\/csv/,
  pdfdocument: /^application\/pdf$/,
  archive: /zip|x-tar|x-7z|x-rar|gzip/,
  code: /javascript|json|text\/css|xml$/,
  markup: /html/,
  plaintext: /^text\/plain$/,
  attachment: /octet-stream/,
}

/** `mimetype_group=image` on assets. @throws ApiError 400 for an unknown group */
export function mimeGroupFilter(name: string): Filter {
  const pattern = GROUPS[name]
  if (pattern === undefined) throw invalidQuery({ name: 'unknown', path: ['mimetype_group'], value: name })
  return {
    test: (item, locale) => {
      const { file } = item.values(locale)
      return isRecord(file) && typeof file.contentType === 'string' && pattern.test(file.contentType)
    },
  }
}
