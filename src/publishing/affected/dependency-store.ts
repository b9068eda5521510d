import type { Dependency, SharedList } from '@/content/changes'

/** A path of the site, with its final slash, or an answer that many pages share. */
export type DependencyNode = string | SharedList

/** What each path, and each shared answer, was made of when it was made last. */
export type DependencyMap = ReadonlyMap<DependencyNode, readonly Dependency[]>

/**
 * Keeps which entries and assets went into which page, for the day on which one of them changes or vanishes. Written
 * by every process that makes pages, read by the one that a webhook reaches.
 */
export interface DependencyStore {
  /** Replaces what is known of one path or shared answer; other records stay as they are. */
  write(node: DependencyNode, dependencies: readonly Dependency[]): Promise<void>
  /** Forgets a path that has no page any more. @returns false when this machine knew nothing of it. */
  remove(node: DependencyNode): Promise<boolean>
  /** Whether this machine has made a path, and not found since that it has no page. */
  has(node: DependencyNode): Promise<boolean>
  readAll(): Promise<DependencyMap>
}
