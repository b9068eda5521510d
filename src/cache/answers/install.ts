import { processWide } from '@/lib/process-wide'
import { onRequest } from '@/logging/on-request'
import { takeOverAnswer } from './answer'
import { createKeptBodies } from './kept-bodies'
import { compressedFiles, takeCompressedFile } from './static-files'

/** Bytes of bodies that are kept, with their compressed forms: some hundreds of pages, those asked for last. */
const LIMIT = 48 * 1024 * 1024

/** Takes over the answers of this process's server (next.config.js: `compress` and `generateEtags` are off). Once a process. */
export function installAnswers(): void {
  processWide('answers', () => {
    const kept = createKeptBodies(LIMIT)
    const files = compressedFiles()
    onRequest(({ request, response }) => {
      takeCompressedFile(request, response, files)
      takeOverAnswer(request, response, kept)
    })
    return kept
  })
}
