/** For editors: the preview banner, and placeholders. */
export const previewLabels = {
  'preview.label': 'Pré-visualização',
  'preview.state.draft': 'Rascunho: esta página ainda não foi publicada.',
  'preview.state.changed': 'Alterado: há mudanças que os visitantes ainda não veem.',
  'preview.state.published': 'Publicado: a entrada desta página não tem mudanças a publicar.',
  'preview.state.unknown': 'Não foi possível comparar com o que está publicado.',
  'preview.problems.one': '1 problema nesta página',
  'preview.problems.many': '{count} problemas nesta página',
  'preview.scheduled': 'Partes com dia e hora',
  'preview.scheduled.part': '{name} ({type}): {when}.',
  'preview.scheduled.from': 'aparece em {date}',
  'preview.scheduled.until': 'até {date}',
  'preview.scheduled.day': 'Só o que aparece em {date}.',
  'preview.pending.one': 'Vai ao ar com esta página: 1 entrada com mudanças não publicadas',
  'preview.pending.many': 'Vão ao ar com esta página: {count} entradas com mudanças não publicadas',
  'preview.pending.draft': '{contentType} “{entry}”: nunca publicada',
  'preview.pending.changed': '{contentType} “{entry}”: alterada',
  'preview.openEntry': 'abrir no Contentful',
  'preview.feedback': 'Este texto ajudou? Sim: {yes}. Não: {no}.',
  'preview.exit': 'Sair da pré-visualização',
  'preview.left':
    'A pré-visualização terminou. Para ver a página como os visitantes a veem, abra o site em outra aba.',
  'preview.wholeSite': 'Este site mostra rascunhos a todos que o visitam.',
  'preview.live': 'Atualização ao vivo ligada.',
  'preview.unavailable.title': 'Pré-visualização indisponível',
  'preview.page.title': 'Página com problema',
  'preview.problem.title': 'Não foi possível mostrar este conteúdo',
  'preview.problem.usedIn': '; usada em “{entry}” ({contentType}), campo {field}',
  'preview.type.asset': 'Arquivo',
  'preview.type.richText': 'Texto formatado',
  'preview.type.unresolved': 'Entrada não publicada',
  'preview.field.whole': 'a entrada toda',
  'preview.problem.text': '{contentType} “{entry}” ({field}): {reason}. {remedy}',
  'preview.error.noSecret':
    'A pré-visualização está desligada: falta a senha dela no site. Peça a quem cuida do site que a defina.',
  'preview.error.secret':
    'A senha da pré-visualização não confere. Peça o endereço completo a quem configurou a pré-visualização no Contentful.',
  'preview.error.blank':
    'O endereço da pré-visualização chegou sem slug. Preencha o slug da entrada, espere que ela seja salva e abra a pré-visualização outra vez. Só slug=home leva à página inicial.',
  'preview.error.day':
    'O dia pedido com em= não é válido. Escreva ano, mês e dia, por exemplo em=2026-12-24, ou tire em= para ver todas as partes.',
  'preview.error.taken':
    'Outra página já tem o slug {slug}: a entrada {entry}. Dê a esta página outro slug, ou mude o da outra; depois abra a pré-visualização outra vez.',
  'preview.error.slug':
    'O endereço pedido não é válido. Escreva o slug da página como no Contentful, por exemplo produtos/creme, só com letras minúsculas, números, hifens e barras.',
  'preview.error.notFound':
    'Nenhuma página com este slug, nem em rascunho. Confira o slug da entrada e se ela já foi salva; depois tente outra vez.',
  'preview.error.notShown':
    'Nenhuma página mostra esta entrada. Ligue-a a uma página ou seção, espere que seja salva e tente outra vez.',
  'preview.error.unavailable':
    'O Contentful não respondeu, e por isso não há pré-visualização agora. Tente outra vez em alguns minutos.',
} as const
