import type { ReceivedMail } from '@sandbox/mailbox/mailbox'
import { requestJson, useLoad } from '../load'
import { Shell } from '../shell/Shell'
import { LoadStatus } from '../shell/Status'
import { shownTime } from '../time'
import { words } from '../words'

function Mail({ mail: { subject, from, recipients, at, text } }: { mail: ReceivedMail }) {
  return (
    <li className="card">
      <details>
        <summary>
          <strong>{subject}</strong>
          <small>
            {words.mailTo} {recipients.join(', ')} · {shownTime(at)}
          </small>
        </summary>
        <p className="hint">
          {words.from} {from.name} ({from.address})
        </p>
        <pre>{text}</pre>
      </details>
    </li>
  )
}

/** Mails that the site has sent to the sandbox. */
export function Mailbox() {
  const mails = useLoad<ReceivedMail[]>('/api/mails')
  const newestFirst = [...(mails.data ?? [])].reverse()
  return (
    <Shell title={words.mailbox}>
      <h1>{words.mailbox}</h1>
      <LoadStatus loaded={mails} />
      {mails.data?.length === 0 && <p>{words.noMails}</p>}
      <ul className="cards">
        {newestFirst.map((mail) => (
          <Mail key={mail.id} mail={mail} />
        ))}
      </ul>
      {newestFirst.length > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => void requestJson('/api/mails', 'DELETE').then(mails.reload, mails.reload)}
        >
          {words.clearMails}
        </button>
      )}
    </Shell>
  )
}
