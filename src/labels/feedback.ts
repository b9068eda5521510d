/** What is said of the fields of the question whether an article helped, where something is wrong with them. */
export const feedbackLabels = {
  'article-feedback.article.patternMismatch':
    'Este texto não está mais no site, e por isso a resposta não foi enviada.',
  'article-feedback.helpful.label': 'Este texto ajudou?',
  'article-feedback.helpful.required': 'Escolha uma das opções.',
  'article-feedback.comment.label': 'Quer contar mais?',
} as const
