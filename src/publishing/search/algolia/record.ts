import type { SearchRecord } from '@/models/search'

/** A record as the service stores it. */
export function storedRecord({ id, ...record }: SearchRecord) {
  return { objectID: id, ...record }
}
