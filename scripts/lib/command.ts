import { closeConnections } from '@/utils/open-connections'
import { fileFault } from './file-fault'
import { stopOnSignals, stopServices } from './services'
import { SetupError } from './site-env'

/**
 * Runs a command. At its end, also ends what it started and its connections, which would prevent the process from ending.
 * Errors meant for the reader are printed without a stack trace.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  stopOnSignals()
  try {
    await command()
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : (fileFault(error) ?? error))
    process.exitCode = 1
  } finally {
    await stopServices()
    await closeConnections()
  }
}
