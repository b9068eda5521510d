import { Client } from 'pg'

/** PostgreSQL's errors when it accepts no writes. */
export const REFUSALS = {
  'read-only (25006)': 'read_only_sql_transaction',
  'full (53100)': 'disk_full',
} as const

const TRIGGER = 'refuse_writes'

const run = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const onEachTable = (statement: string): string => `
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format(${statement}, name);
    END LOOP;
  END $$`

/**
 * Makes a database fail every write, as one does whose disk is full or that has become a standby; reads still work. Uses
 * triggers: the sandbox's database has one session, whose settings are reset for every client.
 * @param url the database itself, not the proxy before it
 */
export async function refuseWrites(url: string, condition: string): Promise<void> {
  await run(
    url,
    `CREATE OR REPLACE FUNCTION ${TRIGGER}() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${condition}'; END $$;
     ${onEachTable(`'CREATE TRIGGER ${TRIGGER} BEFORE INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION ${TRIGGER}()'`)}`,
  )
}

/** Makes it take writes again. */
export async function takeWrites(url: string): Promise<void> {
  await run(url, onEachTable(`'DROP TRIGGER IF EXISTS ${TRIGGER} ON %I'`))
}
