/**
 * What people say when a product has hurt them, folded (no accents, lower case). Each is looked for at the beginning of a
 * word, so that "alergi" finds "alergia" and "alérgica". Kept with care: a false alarm costs a reader a minute, a missed report
 * costs more. What the range itself promises to relieve (tosse, nariz entupido, dor de garganta) is no sign of harm.
 */
export const HARM_WORDS: readonly string[] = [
  // Skin and eyes
  'alergi', 'anafila', 'coceira', 'cocando', 'cocou', 'cocava', 'empol', 'urticaria', 'vermelhidao', 'avermelh', 'ficou vermelh', 'manchas na pele',
  'bolhas', 'bolinhas', 'queimadura', 'queimou', 'queimando', 'ardeu', 'ardendo', 'ardor', 'ardencia', 'assadura', 'descam', 'feridas', 'irrita', 'inchou', 'inchad', 'inchac',
  'olho vermelh', 'olhos vermelh', 'lacrimej',
  // Breath and heart
  'falta de ar', 'falta d ar', 'sem ar', 'sufoc', 'engasg', 'chiado', 'broncoespasmo', 'crise de asma', 'fechou a garganta', 'garganta fechou', 'taquicardia', 'palpitac', 'coracao acelerad', 'coracao disparad', 'pressao subiu', 'pressao caiu', 'pressao alta',
  // Stomach
  'vomit', 'enjoo', 'enjoad', 'nausea', 'diarreia', 'dor de barriga', 'dor de estomago', 'passou mal', 'passei mal', 'passar mal', 'fez mal', 'me senti mal', 'se sentiu mal',
  // Head and sleep
  'tontura', 'tonto', 'tonta', 'desmai', 'convuls', 'confusao mental', 'sonolencia', 'dor de cabeca', 'tremor', 'tremendo', 'formigamento', 'dormencia',
  // Nose and bleeding
  'sangr', 'sangue', 'piorou', 'pior depois', 'mais entupido',
  // Said as such
  'efeito colateral', 'efeitos colaterais', 'efeito advers', 'efeitos advers', 'efeito indesejad', 'efeitos indesejad', 'reacao', 'reagiu mal', 'intoxic', 'envenen', 'overdose', 'superdos', 'engoli', 'ingeri', 'interna', 'hospital', 'pronto socorro', 'pronto atendimento', 'emergencia', 'ambulancia', 'samu', 'upa', 'morreu', 'faleceu', 'aborto', 'gravid', 'gestante', 'amament',
]
