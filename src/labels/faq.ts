/** Texts of the pages of questions. */
export const faqLabels = {
  'faq.search': 'Procure nas perguntas',
  'faq.searchHint': 'Por exemplo: febre, bebê, validade',
  'faq.topics': 'Assuntos',
  'faq.one': '1 resposta para “{term}”',
  'faq.many': '{count} respostas para “{term}”',
  'faq.none': 'Nada encontrado para “{term}”',
  'faq.noneHint': 'Tente uma palavra só, ou escolha um dos assuntos.',
  'faq.seeTopic': 'Só este assunto',
  'faq.seeAll': 'Ver todas as {count} perguntas',
  'faq.link': 'Link desta resposta',
  'faq.reviewedBy': 'Revisão de {name}',
  'faq.reviewedOn': 'Revisado em {date}',
  'faq.others': 'Outros assuntos',
  'faq.empty': 'Ainda não há perguntas por aqui.',
} as const
