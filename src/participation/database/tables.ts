import type { AccountTables } from '../accounts/tables'
import type { OutboxTable } from '../outbox/table'

/** All tables, by name. A room declares its own in a file of its own and adds a line. */
export interface Tables extends AccountTables {
  outbox: OutboxTable
}
