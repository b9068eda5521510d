/**
 * Style sheets of what nearly every page shows. They travel with those of the frame, in one file that stays with the visitor from
 * page to page: compressed together they are smaller than one by one.
 */
import './SectionFrame/SectionFrame.module.scss'
import '@/components/LinkButton/LinkButton.module.scss'
import '@/components/ActionRow/ActionRow.module.scss'
import '@/components/Banner/Banner.module.scss'
import './Callout/CalloutSection.module.scss'
import '@/components/Card/CardShell.module.scss'
import '@/components/Card/Card.module.scss'
import '@/components/CardGrid/CardGrid.module.scss'
import './SectionHeading/SectionHeading.module.scss'
import './CardSection/CardSection.module.scss'
import '@/components/Chip/Chip.module.scss'
import './Links/LinksSection.module.scss'
import './Notice/NoticeSection.module.scss'
import './Picture/PictureSection.module.scss'
import './SectionContainers.module.scss'
import '@/components/ProductMarks/ProductMarks.module.scss'
import '@/components/MedicineBlock/MedicineBlock.module.scss'
import './RichText/RichText.module.scss'
import './Feature/FeatureSection.module.scss'
