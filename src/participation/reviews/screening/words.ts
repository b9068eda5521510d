/**
 * Words forbidden in nicknames, folded. `parts` are searched in the whole name and must not be in harmless ones;
 * `words` are a whole name or one of its parts ("DrAnaMedica").
 */
interface WordList {
  parts: readonly string[]
  words: readonly string[]
}

const list = (words: string): string[] => words.trim().split(/\s+/)

/** People, professions and authorities. */
export const ROLES: WordList = {
  parts: list(`
    admin anvisa atendimento doutor enfermeir equipe farmaceutic farmacovigil medica medico ministerio
    moderacao moderador nutricionista oficial pediatra procon suporte
  `),
  words: ['crf', 'crm', 'dr', 'dra', 'gerente', 'sac', 'samu', 'staff', 'sus'],
}

export const INSULTS: WordList = {
  parts: list(`
    arrombad boiola buceta caralh cuzao desgracad escrot estupr filhadaput filhodaput fodase fuck hitler
    idiota imbecil merda nazist nigger pedofil piroca punhet retardad traveco vagabund xoxota
  `),
  words: list(`
    babaca bicha bichas bosta cacete corna corno cu fdp foda foder fodido nazi otaria otario otarios pica
    porra pqp puta putaria putas putinha puto quenga trouxa vadia vadio viadinho viado viados vsf vtnc
  `),
}

/** Other brands for colds, throat and nose, not to be compared. */
export const OTHER_BRANDS: readonly string[] = list(`
  aturgyl benegrip cimegripe gelol maresis naldecon naridrin neosoro rinosoro salsep sorine strepsils
  vick vicks
`)
