import { installJobStore, type JobStore } from './revalidation/job-store'
import { resumePending } from './revalidation/resume'
import { replyWhatIsServed } from './revalidation/served-everywhere'

export { revalidateHere } from './revalidation/other-builds'

/**
 * What publishing does from the start of a server on.
 * @param store where jobs are stored; null for files of this instance
 * @returns ends it
 */
export function startPublishing(store: JobStore | null): () => Promise<void> {
  replyWhatIsServed()
  if (store !== null) installJobStore(store)
  return resumePending()
}
