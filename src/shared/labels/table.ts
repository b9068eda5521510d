import { accountPageLabels } from './account-page'
import { accountLabels } from './accounts'
import { articleLabels } from './article'
import { breatheLabels } from './breathe'
import { compareLabels } from './compare'
import { compareBarLabels } from './compare-bar'
import { announcementLabels } from './component-announcements'
import { callLabels } from './component-calls'
import { carouselLabels } from './component-carousel'
import { componentListLabels } from './component-lists'
import { componentMarkLabels } from './component-marks'
import { componentRatingLabels } from './component-ratings'
import { videoLabels } from './component-videos'
import { componentLabels } from './components'
import { consentLabels } from './consent'
import { consentPanelLabels } from './consent-panel'
import { contactLabels } from './contact'
import { editorialLabels } from './editorial'
import { errorLabels } from './error'
import { faqLabels } from './faq'
import { featureLabels } from './features'
import { feedbackLabels } from './feedback'
import { formProblemLabels } from './form-problems'
import { formLabels } from './forms'
import { layoutLabels } from './layout'
import { listingLabels } from './listing'
import { mailLabels } from './mails'
import { reviewMailLabels } from './mails-review'
import { moderationLabels } from './moderation'
import { newsletterLabels, newsletterMailLabels } from './newsletter'
import { offlineLabels } from './offline'
import { pageLabels } from './pages'
import { previewLabels } from './preview'
import { problemLabels } from './problems'
import { productLabels } from './product'
import { recommenderLabels } from './recommender'
import { reviewFormLabels } from './review-form'
import { reviewLabels } from './reviews'
import { searchLabels } from './search'
import { searchFormLabels } from './search-form'
import { sectionLabels } from './sections'
import { surveyLabels } from './survey'

/** Every fixed text: the keys that entries of type `labels` may name. Server only. */
export const labelTable = {
  ...accountLabels,
  ...accountPageLabels,
  ...announcementLabels,
  ...articleLabels,
  ...breatheLabels,
  ...carouselLabels,
  ...compareLabels,
  ...compareBarLabels,
  ...componentLabels,
  ...callLabels,
  ...componentListLabels,
  ...componentMarkLabels,
  ...componentRatingLabels,
  ...consentLabels,
  ...consentPanelLabels,
  ...contactLabels,
  ...editorialLabels,
  ...errorLabels,
  ...faqLabels,
  ...featureLabels,
  ...feedbackLabels,
  ...formLabels,
  ...formProblemLabels,
  ...layoutLabels,
  ...listingLabels,
  ...mailLabels,
  ...newsletterLabels,
  ...newsletterMailLabels,
  ...offlineLabels,
  ...pageLabels,
  ...previewLabels,
  ...problemLabels,
  ...productLabels,
  ...recommenderLabels,
  ...reviewLabels,
  ...reviewFormLabels,
  ...reviewMailLabels,
  ...moderationLabels,
  ...searchFormLabels,
  ...searchLabels,
  ...sectionLabels,
  ...surveyLabels,
  ...videoLabels,
} as const
