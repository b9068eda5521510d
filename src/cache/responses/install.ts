import { processWide } from '@/lib/process-wide'
import { onRequest } from '@/logging/on-request'
import { createBodyCache } from './body-cache'
import { compressResponse } from './compress-response'
import { compressedFiles, takeCompressedFile } from './static-files'

/** Bytes of bodies and their compressed forms: some hundreds of pages. */
const LIMIT = 48 * 1024 * 1024

/** Compresses responses (next.config.js: `compress` and `generateEtags` are off). Once a process. */
export function installResponses(): void {
  processWide('answers', () => {
    const bodies = createBodyCache(LIMIT)
    const files = compressedFiles()
    onRequest(({ request, response }) => {
      takeCompressedFile(request, response, files)
      compressResponse(request, response, bodies)
    })
    return bodies
  })
}
