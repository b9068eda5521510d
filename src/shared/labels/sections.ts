/** Other sections: transcripts, tabs, tables, notices, links. */
export const sectionLabels = {
  'video.transcript': 'Ler a transcrição',
  'tabs.label': 'Assuntos',
  'table.hint': 'Deslize para ver a tabela toda',
  'table.plain': 'Tabela. Role para os lados para ver tudo.',
  'table.label': 'Tabela: {columns}. Role para os lados para ver tudo.',
  'notice.info': 'Importante',
  'notice.warning': 'Atenção',
  'notice.medicine': 'Sobre este medicamento',
  'links.label': 'Veja também',
  'section.failed': 'Esta seção não pôde ser mostrada: {reason}',
} as const
