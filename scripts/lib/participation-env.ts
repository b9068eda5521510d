import { SANDBOX_PARTICIPATION_SECRET } from '@/config/sandbox-values'

type Variables = Record<string, string | undefined>

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
    PHOTO_FOLDER: `.cache/sandbox-photos/${base}`,
  }
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, given[name] || value]))
}
