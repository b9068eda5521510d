import { articleFeedbackForm } from '@/form-schemas/article-feedback'
import { exitSurveyForm } from '@/form-schemas/exit-survey'
import { defineFeature, onForm } from '../define-feature'
import { SHORT } from '../protection/form-limits'
import { handleArticleFeedback } from './handle-article-feedback'
import { handleExitSurvey } from './handle-exit-survey'
import { feedbackRetention } from './retention'
import { feedbackStorage } from './storage'
import { feedbackSubject } from './subject'

export const feedbackFeature = defineFeature({
  storage: feedbackStorage,
  forms: [
    onForm(articleFeedbackForm, handleArticleFeedback),
    onForm(exitSurveyForm, handleExitSurvey, { limits: SHORT }),
  ],
  subject: { opinioes: feedbackSubject },
  retention: feedbackRetention,
})
