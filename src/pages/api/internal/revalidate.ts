import { apiRoute } from '@/server/page-props/api-route'
import { receiveOwnTask } from '@/server/publishing/revalidation/own-tasks'

/** `POST /api/internal/revalidate/`: this server's request to itself. Nobody else has its token. */
export default apiRoute({ allowed: 'POST' }, receiveOwnTask)
