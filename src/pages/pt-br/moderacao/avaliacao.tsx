import { type ModerationPageProps, moderationPageProps } from '@/server/page-props/moderation-page'
import { ModerationPage } from '@/ui/templates/moderation/ModerationPage'

export const getServerSideProps = moderationPageProps

/** Where moderators decide about a review. */
export default function ModerationRoute({ view, acted }: ModerationPageProps) {
  return <ModerationPage view={view} acted={acted} />
}
