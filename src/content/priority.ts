import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from '@/lib/process-wide'

/**
 * Who waits for an answer of the content service: a visitor or editor in front of an empty screen, pages that editors
 * published, or pages whose time is up while the ones made last are still shown. The first goes first.
 */
export const PRIORITIES = ['visitor', 'publishing', 'renewal'] as const
export type Priority = (typeof PRIORITIES)[number]

const current = processWide('call-priority', () => new AsyncLocalStorage<Priority>())

/** Runs work all of whose questions have a priority. */
export const withPriority = <Result>(priority: Priority, work: () => Result): Result =>
  current.run(priority, work)

/** Of the work that asks; a visitor's unless told otherwise. */
export const currentPriority = (): Priority => current.getStore() ?? 'visitor'
