import { isLeftOut, isLeftOutList } from '@/navigation/left-out'
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

export const ArticleHead = still(async () => (await loadParts()).ArticleHead, {
  nameOf: () => 'article-head',
  isLeftOut: ({ page }) => isLeftOut(page.author ?? page.reviewer ?? {}),
})
export const Summary = still(async () => (await loadParts()).Summary, {
  nameOf: () => 'article-summary',
  isLeftOut: ({ points }) => isLeftOutList(points),
})
export const HowTo = still(async () => (await loadParts()).HowTo, {
  nameOf: () => 'article-steps',
  isLeftOut: ({ steps, supplies }) => isLeftOutList(steps) || isLeftOutList(supplies),
})
export const References = still(async () => (await loadParts()).References, {
  nameOf: () => 'article-references',
  isLeftOut: ({ references }) => isLeftOutList(references),
})
export const Byline = still(async () => (await loadParts()).Byline, {
  nameOf: () => 'article-people',
  isLeftOut: ({ author, reviewer }) => isLeftOut(author ?? reviewer ?? {}),
})
