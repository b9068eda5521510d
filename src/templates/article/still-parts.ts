import { still } from '@/navigation/still'
// They travel with the page: the code comes later, or never.
import '@/components/ContactText/ContactText.module.scss'
import '@/components/Picture/Picture.module.scss'
import './ArticleHead.module.scss'
import './Byline.module.scss'
import './HowTo.module.scss'
import './References.module.scss'
import './Summary.module.scss'

const loadParts = () => import('./article-parts')

export const ArticleHead = still(async () => (await loadParts()).ArticleHead)
export const Summary = still(async () => (await loadParts()).Summary)
export const HowTo = still(async () => (await loadParts()).HowTo)
export const References = still(async () => (await loadParts()).References)
export const Byline = still(async () => (await loadParts()).Byline)
