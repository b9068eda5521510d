import type { Dependency, SharedList } from '@/content/changes'

/** A path with its final slash, or a list shared by pages. */
export type DependencyNode = string | SharedList

/** Dependencies of each path and shared list, as last rendered. */
export type DependencyMap = ReadonlyMap<DependencyNode, readonly Dependency[]>

/**
 * Stores which entries and assets each page uses. Written by all processes that render pages, read by the one that
 * gets a webhook.
 */
export interface DependencyStore {
  /** Replaces the record of one path or list. */
  write(node: DependencyNode, dependencies: readonly Dependency[]): Promise<void>
  /** Deletes the record of a path without a page. @returns false if this machine had none. */
  remove(node: DependencyNode): Promise<boolean>
  /** Whether this machine has rendered a path that still has a page. */
  has(node: DependencyNode): Promise<boolean>
  readAll(): Promise<DependencyMap>
}
