import { setTimeout as sleep } from 'node:timers/promises'
import { controlUrl } from '../scripts/lib/sandbox'
import { type Ground, sceneOf } from './content-rows'
import { sendMessage } from './forms'
import { REFUSALS, refuseWrites, takeWrites } from './refusing-database'
import { play, RECOVERS_WITHIN } from './row'
import type { TcpMode, TcpProxy } from './tcp-proxy'
import { request } from './visit'

/** How services behind a proxy fail; undefined: no port listens. */
const MODES = {
  dead: undefined,
  hanging: 'hang',
  'talking nonsense': 'garbage',
  'cut in the middle': 'cut',
  'takes nothing now (421)': 'busy',
} as const satisfies Record<string, TcpMode | undefined>

type Way = keyof typeof MODES

/** Ways in which every service fails. */
export const WAYS = ['dead', 'hanging', 'talking nonsense', 'cut in the middle'] as const satisfies Way[]

/** Makes a service behind a proxy fail. */
export function breakWay(proxy: TcpProxy, way: Way): Promise<void> | void {
  const mode = MODES[way]
  return mode === undefined ? proxy.refuse() : proxy.set(mode)
}

/** Makes it well again. */
export async function restoreWay(proxy: TcpProxy): Promise<void> {
  await proxy.listen()
  proxy.set('pass')
}

/** The store of what visitors send in: nothing is acknowledged that is not stored. */
export async function databaseRows(ground: Ground): Promise<void> {
  const { site, world } = ground
  const submitForm = async (expected: number): Promise<string[]> => {
    const { status } = await sendMessage(site.origin)
    return status === expected ? [] : [`a form was answered ${status}, not ${expected}`]
  }
  const faults = [
    ...WAYS.map((way) => ({
      way,
      begin: () => breakWay(world.database, way),
      end: () => restoreWay(world.database),
    })),
    ...Object.entries(REFUSALS).map(([way, condition]) => ({
      way,
      begin: () => refuseWrites(world.databaseUrl, condition),
      end: () => takeWrites(world.databaseUrl),
    })),
  ]
  for (const { way, begin, end } of faults)
    ground.report(
      await play({
        ...sceneOf(ground, `database: ${way}`),
        begin,
        whileFailing: () => submitForm(503),
        end,
        afterward: () => submitForm(200),
      }),
    )
}

/** The mail server: messages are stored, and mails wait. */
export async function mailRows(ground: Ground): Promise<void> {
  const { site, world } = ground
  const { sandboxBase } = world.setup
  const hasArrived = async (email: string): Promise<boolean> => {
    const startedAt = performance.now()
    while (performance.now() - startedAt < 2 * RECOVERS_WITHIN) {
      const { text } = await request(
        `${controlUrl(sandboxBase ?? 0)}control/mails?to=${encodeURIComponent(email)}`,
      )
      if (text.includes(email)) return true
      await sleep(500)
    }
    return false
  }
  for (const way of [...WAYS, 'takes nothing now (421)'] as const) {
    let sender = ''
    ground.report(
      await play({
        ...sceneOf(ground, `mail server: ${way}`),
        begin: () => breakWay(world.mail, way),
        whileFailing: async () => {
          const { status, email } = await sendMessage(site.origin)
          sender = email
          return status === 200 ? [] : [`a form was answered ${status}, although it could be stored`]
        },
        end: () => restoreWay(world.mail),
        afterward: async () => ((await hasArrived(sender)) ? [] : ['a mail never went']),
      }),
    )
  }
}
