/**
 * Words that no nickname may have, folded (`fold-nickname.ts`). Insults are also shown to moderators where a text has them.
 * `parts` are searched in the whole name, so that they must begin, end and lie within no harmless name; `words` are a whole
 * name or one of its parts as capitals and digits divide it ("DrAnaMedica").
 */
interface WordList {
  parts: readonly string[]
  words: readonly string[]
}

/** People, professions and authorities that a visitor must not be taken for. */
export const ROLES: WordList = {
  parts: [
    'admin',
    'anvisa',
    'atendimento',
    'doutor',
    'enfermeir',
    'equipe',
    'farmaceutic',
    'farmacovigil',
    'medica',
    'medico',
    'ministerio',
    'moderacao',
    'moderador',
    'nutricionista',
    'oficial',
    'pediatra',
    'procon',
    'suporte',
  ],
  words: ['crf', 'crm', 'dr', 'dra', 'gerente', 'sac', 'samu', 'staff', 'sus'],
}

export const INSULTS: WordList = {
  parts: [
    'arrombad',
    'boiola',
    'buceta',
    'caralh',
    'cuzao',
    'desgracad',
    'escrot',
    'estupr',
    'filhadaput',
    'filhodaput',
    'fodase',
    'fuck',
    'hitler',
    'idiota',
    'imbecil',
    'merda',
    'nazist',
    'nigger',
    'pedofil',
    'piroca',
    'punhet',
    'retardad',
    'traveco',
    'vagabund',
    'xoxota',
  ],
  words: [
    'babaca',
    'bicha',
    'bichas',
    'bosta',
    'cacete',
    'corna',
    'corno',
    'cu',
    'fdp',
    'foda',
    'foder',
    'fodido',
    'nazi',
    'otaria',
    'otario',
    'otarios',
    'pica',
    'porra',
    'pqp',
    'puta',
    'putaria',
    'putas',
    'putinha',
    'puto',
    'quenga',
    'trouxa',
    'vadia',
    'vadio',
    'viadinho',
    'viado',
    'viados',
    'vsf',
    'vtnc',
  ],
}

/** Other brands for colds, throat and nose, which reviews do not compare with. */
export const OTHER_BRANDS: readonly string[] = [
  'aturgyl',
  'benegrip',
  'cimegripe',
  'gelol',
  'maresis',
  'naldecon',
  'naridrin',
  'neosoro',
  'rinosoro',
  'salsep',
  'sorine',
  'strepsils',
  'vick',
  'vicks',
]
