import { fileFault } from './file-fault'
import { SetupError, type Variables } from './site-env'

/** Variables whose values are nobody else's business; those of browsers are public. */
const SECRET_NAME = /(?<!^NEXT_PUBLIC_.*)(?:TOKEN|SECRET|KEY|PASSWORD)$/
/** Shorter ones would be found in any text. */
const LEAST = 6

const passwordOf = (value: string): string[] => {
  const password = URL.parse(value)?.password
  return password ? [password, decodeURIComponent(password)] : []
}

const secretsOf = (env: Variables): string[] =>
  Object.entries(env)
    .flatMap(([name, value = '']) => (SECRET_NAME.test(name) ? [value] : passwordOf(value)))
    .filter(({ length }) => length >= LEAST)
    .sort((one, other) => other.length - one.length)

/** A text without the values of variables that are secret. */
export function withoutSecrets(text: string, env: Variables = process.env): string {
  return secretsOf(env).reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text)
}

interface Failure {
  status: unknown
  code: unknown
  message: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What an SDK says of a request that failed: its own fields, or JSON in its message. Null for other errors. */
const failureOf = (error: Error): Failure | null => {
  const own: Record<string, unknown> = { ...error }
  if (isObject(own.config) || isObject(own.response)) {
    const response = isObject(own.response) ? own.response : {}
    return { status: response.status, code: own.code, message: error.message }
  }
  try {
    const told: unknown = JSON.parse(error.message)
    return isObject(told) && isObject(told.request)
      ? { status: told.status, code: error.name, message: told.message }
      : null
  } catch {
    return null
  }
}

const VARIABLES =
  'check CONTENTFUL_MANAGEMENT_TOKEN, CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT and CONTENTFUL_MANAGEMENT_URL'

const describeFailure = ({ status, code, message }: Failure): string =>
  status === undefined
    ? `Contentful does not respond (${String(code ?? message)}): ${VARIABLES}, and the network.`
    : `Contentful responds ${String(status)}, ${String(code)}: ${String(message)}. Please ${VARIABLES}.`

/** Of any other error: its message and where it was thrown, no objects of libraries, which hold whole requests. */
const describeUnknown = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const calls = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [`${error.name}: ${error.message}`, ...calls].join('\n')
}

const isOfArguments = (error: unknown): error is Error =>
  error instanceof Error && String(Reflect.get(error, 'code')).startsWith('ERR_PARSE_ARGS')

/** What a command prints of an error that ended it: one sentence where the reader can do something; never a secret. */
export function errorText(error: unknown, env: Variables = process.env): string {
  const failure = error instanceof Error ? failureOf(error) : null
  const text =
    error instanceof SetupError || isOfArguments(error)
      ? error.message
      : (fileFault(error) ?? (failure ? describeFailure(failure) : describeUnknown(error)))
  return withoutSecrets(text, env)
}
