import { expect } from '@playwright/test'
import { z } from 'zod'
import type { Engine } from './engine'

/** A session of a WebDriver (https://www.w3.org/TR/webdriver2/), with the few commands that the walk needs. */
export interface Session extends Pick<Engine, 'goto' | 'evaluate'> {
  /** Plays the input of one device. */
  act: (source: object) => Promise<void>
  end: () => Promise<void>
}

const replySchema = z.object({ value: z.unknown() })
const errorSchema = z.object({ error: z.string(), message: z.string() })
const sessionSchema = z.object({ sessionId: z.string() })

const send = async (url: string, method: string, body?: object): Promise<unknown> => {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = replySchema.parse(await response.json())
  const failure = errorSchema.safeParse(value)
  if (failure.success) throw new Error(`WebDriver: ${failure.data.error}: ${failure.data.message}`)
  return value
}

/** Waits until the driver responds. */
const waitForDriver = (driver: string): Promise<unknown> =>
  expect(() => send(`${driver}/status`, 'GET')).toPass()

/** @param driver its address @param capabilities what the browser of this session must be */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  await waitForDriver(driver)
  const { sessionId } = sessionSchema.parse(
    await send(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } }),
  )
  const session = `${driver}/session/${sessionId}`
  const post = (command: string, body: object) => send(`${session}/${command}`, 'POST', body)
  return {
    goto: async (url) => void (await post('url', { url })),
    evaluate: async (run, ...values) => {
      const script = `return (${run})(...arguments)`
      return (await post('execute/sync', { script, args: values })) as ReturnType<typeof run>
    },
    act: async (source) => void (await post('actions', { actions: [source] })),
    // The window ends with its last page, and the session with the window: then there is nothing more to end.
    end: async () => void (await send(session, 'DELETE').catch(() => null)),
  }
}
