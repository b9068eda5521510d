import type { Kysely } from 'kysely'
import { ServiceUnavailable } from '../database/database'
import type { Tables } from '../database/tables'
import type { ReviewRecord } from './moderation/read-for-moderator'
import { photoStorage } from './photo/storage'

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
const exportedSteps = async (db: Kysely<Tables>, reviewId: string): Promise<object[]> => {
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

/** A review with all its data. */
export async function exportedReview(db: Kysely<Tables>, review: ReviewRecord): Promise<object> {
  return {
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
  }
}
