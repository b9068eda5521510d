import type { Client, Group } from './client'
import type { Engine } from './engine'
import { closeStatements, RESET, ROLLBACK } from './statements'
import { errorResponse, message, readyForQuery, type SessionState, stateAfter } from './wire'

/** Groups that may wait; more are refused. */
const MOST_WAITING = 2000
/** Milliseconds that a transaction may be idle while others wait for the session. */
const IDLE_IN_TRANSACTION = 15_000

const REFUSED = Buffer.concat([
  errorResponse('ERROR', '53300', 'too many statements wait'),
  readyForQuery('I'),
])

/**
 * One session, which belongs to one client at a time: from its first message until its transaction ends (PgBouncer calls
 * this transaction pooling). Others wait in line. What an owner leaves open is rolled back, what it set is taken back.
 */
export class Session {
  readonly #engine: Engine
  #waiting: Group[] = []
  #owner: Client | null = null
  #isTraced = false
  #isRunning = false
  #timeout: NodeJS.Timeout | undefined
  readonly #disconnected: Client[] = []

  constructor(engine: Engine) {
    this.#engine = engine
  }

  /** Runs nothing, in line with all others. @throws Error when the engine does not start */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const client: Client = {
        statements: new Set(),
        send: () => resolve(),
        end: (_code, text) => reject(new Error(text)),
        cut: () => undefined,
      }
      this.add({ client, bytes: message('S'), leavesTraces: false })
    })
  }

  add(group: Group): void {
    if (this.#waiting.length >= MOST_WAITING) {
      group.client.send(REFUSED)
      return
    }
    this.#waiting.push(group)
    void this.#work()
  }

  /** The client has disconnected: what it began is rolled back, what it left behind is dropped. */
  leave(client: Client): void {
    this.#waiting = this.#waiting.filter((group) => group.client !== client)
    if (this.#engine.pid === null) return
    if (this.#owner === client || client.statements.size > 0) this.#disconnected.push(client)
    void this.#work()
  }

  /** The engine has ended, and the session with it: its owner and all who wait for it are disconnected. */
  forget(): void {
    this.#startTimeout(null)
    const clients = new Set([this.#owner, ...this.#waiting.map(({ client }) => client)])
    for (const client of clients) client?.end('57P02', 'the database process ended')
    this.#owner = null
    this.#isTraced = false
    this.#waiting = []
    this.#disconnected.length = 0
  }

  async #work(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    try {
      for (let isMore = true; isMore; ) isMore = await this.#step()
    } catch {
      // The engine has ended: its front disconnects all clients.
      this.forget()
    } finally {
      this.#isRunning = false
    }
    if (this.#next() !== undefined || this.#disconnected.length > 0) void this.#work()
  }

  #next(): Group | undefined {
    const owner = this.#owner
    return owner === null ? this.#waiting[0] : this.#waiting.find(({ client }) => client === owner)
  }

  async #step(): Promise<boolean> {
    const left = this.#disconnected.shift()
    if (left !== undefined) {
      await this.#cleanUpAfter(left)
      return true
    }
    const group = this.#next()
    if (group === undefined) {
      this.#waitForOwner()
      return false
    }
    this.#waiting.splice(this.#waiting.indexOf(group), 1)
    this.#startTimeout(null)
    this.#owner = group.client
    this.#isTraced ||= group.leavesTraces
    const result = await this.#engine.run(group.bytes)
    group.client.send(result)
    await this.#release(stateAfter(result))
    return true
  }

  async #release(state: SessionState | null): Promise<void> {
    if (state !== 'I') return
    this.#owner = null
    if (!this.#isTraced) return
    this.#isTraced = false
    await this.#engine.run(RESET)
  }

  async #cleanUpAfter(client: Client): Promise<void> {
    if (this.#owner === client) await this.#release(stateAfter(await this.#engine.run(ROLLBACK)))
    if (client.statements.size > 0 && this.#owner === null)
      await this.#engine.run(closeStatements(client.statements))
    else if (client.statements.size > 0) this.#afterOwner(client)
  }

  /** Closing statements within another's transaction could fail with it: this waits for its end. */
  #afterOwner(client: Client): void {
    this.#waiting.unshift({
      client: { ...client, send: () => undefined },
      bytes: closeStatements(client.statements),
      leavesTraces: false,
    })
  }

  #waitForOwner(): void {
    const owner = this.#owner
    if (owner === null || this.#waiting.length === 0 || this.#timeout !== undefined) return
    this.#startTimeout(owner)
  }

  #startTimeout(owner: Client | null): void {
    clearTimeout(this.#timeout)
    this.#timeout =
      owner === null
        ? undefined
        : setTimeout(
            () => owner.end('25P03', 'the transaction stood still while others waited'),
            IDLE_IN_TRANSACTION,
          ).unref()
  }
}
