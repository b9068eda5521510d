import { processWide } from './process-wide'

type Close = () => unknown

const closings = processWide('open-connections', () => new Set<Close>())

/** Registers a connection to close: an open one would prevent a command from ending. */
export function closeAtEnd(close: Close): void {
  closings.add(close)
}

/** Closes all of them. Not for servers, which exit after their last request. */
export async function closeConnections(): Promise<void> {
  await Promise.all([...closings].map((close) => close()))
  closings.clear()
}
