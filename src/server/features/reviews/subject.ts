import { ServiceUnavailable } from '@/server/database/database'
import { deletedBy, removeAddress, type Subject } from '@/server/database/personal-data'
import type { Db } from '@/server/database/tables'
import type { ReviewRecord } from '@/server/database/tables/reviews'
import { photoStorage } from './photo/storage'
import { afterErasure } from './retention'

/** The photo's data. @throws ServiceUnavailable if the storage cannot be read: the export would be incomplete */
const exportedPhoto = async ({ photo, photo_width, photo_height }: ReviewRecord): Promise<object | null> => {
  if (photo === null) return null
  const bytes = await photoStorage()
    .get(photo)
    .catch((error: unknown) => {
      throw new ServiceUnavailable('The photo storage does not answer', { cause: error })
    })
  return {
    tipo: 'image/webp',
    largura: photo_width,
    altura: photo_height,
    base64: bytes?.toString('base64') ?? null,
  }
}

/** A review's decisions, reasons and notes to its author. Not who decided, which is not the author's data. */
const exportedSteps = async (db: Db, reviewId: string): Promise<object[]> => {
  const steps = await db
    .selectFrom('review_event')
    .select(['status', 'reason', 'note', 'at'])
    .where('review_id', '=', reviewId)
    .orderBy('id')
    .execute()
  return steps.map(({ status, reason, note, at }) => ({
    estado: status,
    motivo: reason,
    mensagem: note,
    em: at.toISOString(),
  }))
}

const exportedReview = async (db: Db, review: ReviewRecord): Promise<object> => ({
  produto: review.product_key,
  estado: review.status,
  nota: review.rating,
  recomenda: review.recommends,
  titulo: review.title,
  resumo: review.summary,
  texto: review.description,
  apelido: review.nickname,
  cidade: review.location,
  email: review.email,
  contaReacao: review.tells_harm,
  foto: await exportedPhoto(review),
  versaoDosTermos: review.consent_version,
  enviadaEm: review.created_at.toISOString(),
  publicadaEm: review.published_at?.toISOString() ?? null,
  etapas: await exportedSteps(db, review.id),
})

const TEXTS = ['title', 'summary', 'description', 'location'] as const

/** A person's reviews. A moderator's own address is removed from their steps. */
export const reviewSubject: Subject = {
  columns: {
    review: ['email', 'nickname', 'location', 'title', 'summary', 'description', 'photo'],
    review_event: ['actor', 'note'],
  },
  export: async (db, email) => {
    const reviews = await db
      .selectFrom('review')
      .selectAll()
      .where('email', '=', email)
      .orderBy('created_at')
      .execute()
    const exported: object[] = []
    // Sequentially: each may include a photo.
    for (const review of reviews) exported.push(await exportedReview(db, review))
    return exported
  },
  erase: async (trx, email) => {
    const gone = await trx
      .deleteFrom('review')
      .where('email', '=', email)
      .returning(['product_key', 'status', 'photo'])
      .execute()
    await afterErasure(trx, gone, 'review-photo-gone')
    for (const column of TEXTS) await removeAddress(trx, 'review', column, email)
    await removeAddress(trx, 'review_event', 'note', email)
    await trx.updateTable('review_event').set({ actor: 'erased' }).where('actor', '=', email).execute()
    return gone.length
  },
}

export const nicknameSubject: Subject = {
  columns: { review_nickname: ['folded', 'email'] },
  export: async (db, email) => {
    const nicknames = await db.selectFrom('review_nickname').selectAll().where('email', '=', email).execute()
    return nicknames.map(({ folded, email: address }) => ({ apelido: folded, email: address }))
  },
  erase: (trx, email) => deletedBy(trx.deleteFrom('review_nickname').where('email', '=', email)),
}
