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
  'problems.list:space': 'onde a entrada é usada',
  'problems.list:shell': 'todas as páginas (cabeçalho, rodapé e textos)',
  'problems.list:products': 'listas de produtos',
  'problems.list:article-lists': 'listas de dicas',
  'problems.list:filter-groups': 'filtros',
  'problems.list:redirects': 'redirecionamentos',
} as const

/** The weekly report. */
export const reportLabels = {
  'mail.report.subject': 'Conteúdo do site: resumo da semana',
  'mail.report.intro': 'O que pede atenção no conteúdo do site. Cada linha abre a entrada no Contentful.',
  'mail.report.problems': 'Entradas com problema',
  'mail.report.deadLinks': 'Ligações que não levam a nenhuma página',
  'mail.report.addresses': 'Endereços antigos: visitados nos últimos 7 dias, ou sem página',
  'mail.report.address': '{old}: leva a {present} ({entry}), visitas: {visits}. {href}',
  'mail.report.address.gone':
    '{old}: não leva a nenhuma página ({entry} saiu do ar). Publique de novo, ou crie um redirecionamento. {href}',
  'mail.report.results': 'Buscas sem resultado, nos últimos 7 dias',
  'mail.report.guidance': 'Buscas sem orientação, nos últimos 7 dias',
  'mail.report.feedback': 'Dicas que menos ajudaram',
  'mail.report.reviews': 'Revisões vencidas, ou que vencem em 30 dias',
  'mail.report.drafts': 'Rascunhos e mudanças sem publicar há mais de 30 dias',
  'mail.report.none': 'nada',
  'mail.report.more': 'e mais {count}',
  'mail.report.problem': '{contentType} “{entry}”, campo {field}: {reason}. {remedy} {href}',
  'mail.report.search': '“{term}”: {searches}',
  'mail.report.article': '“{entry}”: ajudou {yes}, não ajudou {no}. {href}',
  'mail.report.day': '{contentType} “{entry}”: {day}. {href}',
} as const

/** Mails about content problems. */
export const problemMailLabels = {
  'mail.problems.subject.one': 'Conteúdo do site: 1 problema novo',
  'mail.problems.subject.many': 'Conteúdo do site: {count} problemas novos',
  'mail.problems.intro':
    'O site encontrou conteúdo que não pode mostrar como foi publicado. Cada item diz o que fazer e abre a entrada no Contentful.',
  'mail.problems.more': 'Há mais {count}. A lista completa está com quem cuida do site (npm run problems).',
} as const
