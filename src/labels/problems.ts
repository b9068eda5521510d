/** Content problems: for editors, in lists and mails. */
export const problemLabels = {
  'problems.none': 'Nenhum problema de conteúdo.',
  'problems.count.one': '1 problema de conteúdo:',
  'problems.count.many': '{count} problemas de conteúdo:',
  'problems.entry': '{contentType} “{entry}”, campo: {field}',
  'problems.reason': 'Motivo: {reason}.',
  'problems.remedy': 'O que fazer: {remedy}',
  'problems.pages': 'Aparece em: {pages}',
  'problems.pages.more': '{pages} e mais {count}',
  'problems.since': 'Desde: {moment}',
  'problems.list:shell': 'todas as páginas (cabeçalho, rodapé e textos)',
  'problems.list:products': 'listas de produtos',
  'problems.list:article-lists': 'listas de dicas',
  'problems.list:filter-groups': 'filtros',
  'problems.list:redirects': 'redirecionamentos',
} as const

/** Mails about content problems. */
export const problemMailLabels = {
  'mail.problems.subject.one': 'Conteúdo do site: 1 problema novo',
  'mail.problems.subject.many': 'Conteúdo do site: {count} problemas novos',
  'mail.problems.intro':
    'O site encontrou conteúdo que não pode mostrar como foi publicado. Cada item diz o que fazer e abre a entrada no Contentful.',
  'mail.problems.more': 'Há mais {count}. A lista completa está com quem cuida do site (npm run problems).',
} as const
