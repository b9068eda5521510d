/** One file: they are small, and most pages show several. */
export { ActionSection } from './Action/ActionSection'
export { BannerSection } from './Banner/BannerSection'
export { CalloutSection } from './Callout/CalloutSection'
export { CardSection } from './CardSection/CardSection'
export { TitledCards } from './CardSection/TitledCards'
export { LinksSection } from './Links/LinksSection'
export { NoticeSection } from './Notice/NoticeSection'
export { PictureSection } from './Picture/PictureSection'
