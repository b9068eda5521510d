import { Client, Pool } from 'pg'

/**
 * A process of its own, with five connections: asks numbers back, by plain questions, in transactions and by named
 * statements. Prints how many answers were not its own. Arguments: address, first number, count.
 */
const [, , url = '', first = '0', count = '0'] = process.argv
const pool = new Pool({
  connectionString: url,
  max: 5,
  query_timeout: 60_000,
  connectionTimeoutMillis: 60_000,
})
let wrong = 0
const check = (asked: number, rows: { n: number }[]): void => {
  if (rows.length !== 1 || rows[0]?.n !== asked) wrong += 1
}

const askPlainly = async (n: number): Promise<void> => {
  check(n, (await pool.query<{ n: number }>('select $1::int as n', [n])).rows)
}

const askByName = async (n: number): Promise<void> => {
  check(n, (await pool.query<{ n: number }>({ name: 'ask', text: 'select $1::int as n', values: [n] })).rows)
}

const askInTransaction = async (n: number): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query("select set_config('site.asked', $1, true)", [String(n)])
    await client.query('insert into asked (n) values ($1)', [n])
    check(n, (await client.query<{ n: number }>("select current_setting('site.asked')::int as n")).rows)
    await client.query(n % 3 === 0 ? 'rollback' : 'commit')
  } finally {
    client.release()
  }
}

const numbers = [...Array(Number(count)).keys()].map((index) => Number(first) + index)
await Promise.all(numbers.flatMap((n) => [askPlainly(n), askByName(n), askInTransaction(n)]))
await pool.end()
// A client that leaves in the middle of a transaction is rolled back.
const leaving = new Client({ connectionString: url })
await leaving.connect()
await leaving.query('begin')
await leaving.query('insert into asked (n) values (-1)')
process.stdout.write(JSON.stringify({ wrong, asked: numbers.length * 3 }))
process.exit(0)
