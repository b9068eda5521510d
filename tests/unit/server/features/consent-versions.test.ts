import { createHash } from 'node:crypto'
import { CONSENT_VERSION } from '@/server/features/accounts/users'
import { CONTACT_CONSENT } from '@/server/features/contact/handle'
import { FEEDBACK_CONSENT, SURVEY_CONSENT } from '@/server/features/feedback/handle'
import { NEWSLETTER_CONSENT } from '@/server/features/newsletter/handle'
import { REVIEW_CONSENT } from '@/server/features/reviews/handle'
import { labelTable } from '@/shared/labels/table'

/**
 * What people agree to in each form: the labels that say it, the version that is stored with what they send, and a digest of
 * both. Who changes a text changes its version too, and then the digest here.
 */
const CONSENTS: [version: string, keys: RegExp, digest: string][] = [
  [CONTACT_CONSENT, /^contact\.(?:consent|healthConsent)\.(?:label|hint)$/, '343ea79eb2a9'],
  [REVIEW_CONSENT, /^review\.(?:terms|reaction)\.(?:label|before|link|after|hint)$/, 'd75ceda44995'],
  [SURVEY_CONSENT, /^exit-survey\.(?:intro|reason\.hint)$/, '1d1bd37de962'],
  [NEWSLETTER_CONSENT, /^(?:newsletter\.use|mail\.newsletter\.confirm\.(?:intro|what))$/, 'd08687713735'],
  [CONSENT_VERSION, /^registration\.terms\.(?:label|before|between|terms|privacy)$/, 'cc43bf4715ac'],
  [FEEDBACK_CONSENT, /^article-feedback\.comment\.label$/, '3809d8d9529a'],
]

test.each(CONSENTS)(
  'the texts of %s are those that were agreed to under this version (CONTACT-1)',
  (version, keys, digest) => {
    const texts = Object.entries(labelTable).filter(([key]) => keys.test(key))
    expect(texts.length).toBeGreaterThan(0)
    const found = createHash('sha256')
      .update(JSON.stringify([version, texts]))
      .digest('hex')
    expect(found.slice(0, 12)).toBe(digest)
  },
)

test.each(['contact.consent.hint', 'review.terms.hint'] as const)(
  '%s says that every text is searched for signs of harm, and how long a report is kept',
  (key) => {
    expect(labelTable[key]).toMatch(/Procuramos em tod[ao] (?:mensagem|texto) sinais/)
    expect(labelTable[key]).toContain('20 anos depois de encerrado')
  },
)
