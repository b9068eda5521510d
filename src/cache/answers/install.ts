import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { processWide } from '@/lib/process-wide'
import { takeOverAnswer } from './answer'
import { createKeptBodies } from './kept-bodies'
import { compressedFiles, takeCompressedFile } from './static-files'

/** Bytes of bodies that are kept, with their compressed forms: some hundreds of pages, those asked for last. */
const LIMIT = 48 * 1024 * 1024

/**
 * Takes over the answers of this process's server (next.config.js: `compress` and `generateEtags` are off). Next makes its
 * server before anything of the site runs, so that its class is where one can stand beside it. Once a process.
 */
export function installAnswers(): void {
  processWide('answers', () => {
    const kept = createKeptBodies(LIMIT)
    const files = compressedFiles()
    const { emit } = Server.prototype
    Server.prototype.emit = function emitTakenOver(this: Server, event: string | symbol, ...args: unknown[]) {
      const [request, response] = args
      if (event === 'request' && request instanceof IncomingMessage && response instanceof ServerResponse) {
        takeCompressedFile(request, response, files)
        takeOverAnswer(request, response, kept)
      }
      return Reflect.apply(emit, this, [event, ...args])
    }
    return kept
  })
}
