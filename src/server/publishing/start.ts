import { installJobStore, type JobStore } from './revalidation/job-store'
import { resumePending } from './revalidation/resume'
import { revalidateWhenDue } from './revalidation/revalidate-due'

export { revalidateHere } from './revalidation/other-builds'

/** Starts publishing. @param store of jobs; null for files of this instance @returns ends it */
export function startPublishing(store: JobStore | null): () => Promise<void> {
  if (store !== null) installJobStore(store)
  const endings = [resumePending(), revalidateWhenDue()]
  return async () => {
    await Promise.all(endings.map((end) => end()))
  }
}
