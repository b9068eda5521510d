/** Errors of an article's feedback form. */
export const feedbackLabels = {
  'article-feedback.article.patternMismatch':
    'Este texto não está mais no site, e por isso a resposta não foi enviada.',
  'article-feedback.helpful.label': 'Este texto ajudou?',
  'article-feedback.helpful.required': 'Escolha uma das opções.',
  'article-feedback.comment.label': 'Quer contar mais?',
} as const
