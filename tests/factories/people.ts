import type { OwnReview } from '@/shared/content-model/views/account'
import type { PublishedReview } from '@/shared/content-model/views/review'

/** A person who writes or reviews texts. */
export const person = {
  ...{ id: 'p', name: 'Marina Figueiredo', role: 'Pediatra', registration: 'CRM-RJ 00000-0 (exemplo)' },
  ...{ bio: null, photo: null, href: null },
}

/** A review as the page of its product has it. */
export const makeReview = (id: string, more: Partial<PublishedReview> = {}): PublishedReview => ({
  ...{ id, rating: 4, recommends: true, title: `Título ${id}`, summary: 'Cheiro suave' },
  ...{ description: 'Uso no ônibus.', nickname: 'Maria', location: 'Recife' },
  ...{ publishedOn: '2026-11-20', photo: null },
  ...more,
})

/** A review as the page of its writer's account has it. */
export const ownReview = (status: OwnReview['status']): OwnReview => ({
  ...{ id: 'r1', title: 'Bom de bolsa', product: 'Brisamenta Inalador', rating: 4 },
  ...{ status, since: '2026-11-22' },
})
