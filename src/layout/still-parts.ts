import { still } from '@/navigation/still'
// They travel with the frame: the code comes later, or never.
import '@/components/ContactText/ContactText.module.scss'
import '@/components/DisclosureMark/DisclosureMark.module.scss'
import '@/components/Picture/Picture.module.scss'
import './Breadcrumb/Breadcrumb.module.scss'
import './Footer/Footer.module.scss'

/** Parts of the frame in which visitors change nothing. */
export const Breadcrumb = still(async () => (await import('./Breadcrumb/Breadcrumb')).Breadcrumb)
export const PanelContent = still(async () => (await import('./Navigation/PanelContent')).PanelContent)
export const Footer = still(async () => (await import('./Footer/Footer')).Footer)
