import { still } from '@/navigation/still'
// They travel with the page: the code comes later, or never.
import '@/components/Accordion/Accordion.module.scss'
import '@/components/ContactText/ContactText.module.scss'
import '@/components/Picture/Picture.module.scss'
import './FaqSection.module.scss'

/** Questions and answers; a part of its own, because few pages need its styles. */
export const FaqPart = still(async () => (await import('./FaqSection')).FaqSection)
