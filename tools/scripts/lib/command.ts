import { closeConnections } from '@/shared/utils/open-connections'
import { errorText } from './error-text'
import { stopOnSignals, stopServices } from './services'
import { readVariables } from './site-env'

/**
 * Runs a command. At its end, also ends what it started and its connections, which would prevent the process from ending.
 * Errors meant for the reader are printed without a stack trace, and no error with a secret.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  stopOnSignals()
  try {
    await command()
  } catch (error) {
    console.error(errorText(error, { ...readVariables(), ...process.env }))
    process.exitCode = 1
  } finally {
    await stopServices()
    await closeConnections()
  }
}
