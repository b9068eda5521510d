import { tmpdir } from 'node:os'
import path from 'node:path'
import { SANDBOX_PARTICIPATION_SECRET } from '@/shared/config/sandbox-values'

type Variables = Record<string, string | undefined>

/** Where the sandbox stores what visitors send in: what need not be kept goes with other temporary files. */
export const dataPlace = ({ SANDBOX_DATA }: Variables): string =>
  SANDBOX_DATA === 'fresh' ? tmpdir() : '.cache'

/** The sandbox's database and mailbox, and addresses of its own to write to: each where the environment names no other. */
export function sandboxParticipationEnv(given: Variables, base: number): Variables {
  const defaults: Variables = {
    DATABASE_URL: `postgres://site@localhost:${base + 4}/site`,
    SMTP_URL: `smtp://localhost:${base + 5}`,
    MAIL_FROM: 'nao-responda@site.example',
    CONTACT_ADDRESS: 'contato@site.example',
    MODERATION_ADDRESS: 'avaliacoes@site.example',
    PHARMACOVIGILANCE_ADDRESS: 'farmacovigilancia@site.example',
    PHARMACOVIGILANCE_ESCALATION_ADDRESS: 'plantao@site.example',
    PARTICIPATION_SECRET: SANDBOX_PARTICIPATION_SECRET,
    // The sample's own; another space has none.
    DECISIONS_FILE: given.SANDBOX_SPACE ? '' : path.resolve('tools/sandbox/space/decisions.yaml'),
    PHOTO_FOLDER: path.join(dataPlace(given), 'sandbox-photos', String(base)),
  }
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, given[name] || value]))
}
