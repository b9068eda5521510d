import { processWide } from './process-wide'

type Close = () => unknown

const closings = processWide('open-connections', () => new Set<Close>())

/** Notes how a connection is closed that lasts as long as its process: an open one keeps a command from ending. */
export function closeAtEnd(close: Close): void {
  closings.add(close)
}

/** Closes all of them. Servers need not: they end by force when their requests are done. */
export async function closeConnections(): Promise<void> {
  await Promise.all([...closings].map((close) => close()))
  closings.clear()
}
