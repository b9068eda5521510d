/** Texts of the question whether an article helped, and of the survey for those who leave. */
export const feedbackLabels = {
  'article-feedback.helpful.label': 'Este texto ajudou?',
  'article-feedback.helpful.required': 'Escolha uma das opções.',
  'article-feedback.helpful.option.yes': 'Ajudou',
  'article-feedback.helpful.option.no': 'Não ajudou',
  'article-feedback.comment.label': 'Quer contar mais?',
  'article-feedback.comment.hint': 'Não escreva o seu nome nem dados de saúde que identifiquem você.',
  'article-feedback.submit': 'Enviar resposta',
} as const
