import { buildId } from '@/config/build-id'
import { workerPolicy } from '@/config/content-policy.js'
import { headerValues, isProduction, serverEnv } from '@/config/env'
import type { TextFile } from './text-file'

/** The service worker: the build's own; under `next dev` and while OFFLINE_PAGES is off, the one that removes it. Never cached. */
export async function makeWorkerFile(): Promise<TextFile> {
  const build = isProduction() ? buildId() : 'development'
  const script = isProduction() && serverEnv().OFFLINE_PAGES === 'on' ? '_offlineWorker' : '_offlineEnd'
  return {
    contentType: 'text/javascript; charset=utf-8',
    body: `self.offlineBuild = '${build}'\nimportScripts('/_next/static/${build}/${script}.js')\n`,
    headers: { 'Cache-Control': 'no-cache', 'Content-Security-Policy': workerPolicy(headerValues()) },
  }
}
