import type { RequestRecord } from '@sandbox/server/control/stats'
import { useLoad } from '../load'
import { Shell } from '../shell/Shell'
import { LoadStatus } from '../shell/Status'
import { Table } from '../shell/Table'
import { SERVICE_WORDS, words } from '../words'

const readable = (url: string): string => {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

/** The latest requests to the sandbox. */
export function Requests() {
  const requests = useLoad<RequestRecord[]>('/api/requests')
  return (
    <Shell title={words.requests}>
      <h1>{words.requests}</h1>
      <p>{words.requestsHint}</p>
      <LoadStatus loaded={requests} />
      {requests.data && (
        <Table
          caption={words.requests}
          heads={words.requestHeads}
          rows={requests.data.map(({ at, service, status, ms, url }) => [
            new Date(at).toLocaleTimeString('pt-BR'),
            SERVICE_WORDS[service],
            String(status),
            String(ms),
            readable(url),
          ])}
        />
      )}
    </Shell>
  )
}
