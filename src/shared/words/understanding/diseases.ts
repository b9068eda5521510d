/** Endings of disease names: `fenilcetonúria`, `miocardite`, `fibrose`. */
const DISEASE = /.{4}(?:ites?|oses?|emia|uria|patia|omas?|penia|plegia|trofia|plasia|algia)$/

/** Other words with these endings. */
const OTHERS =
  /^(?:.*(?:overd|glic|gluc|lact|frut|sacar|celul|dextr)ose|.*(?:sint|ar|dipl|idi|gen|herit)omas?|(?:acad|epid|pand|bo)emia|(?:simp|emp|antip|homeop|naturop)atia|(?:apet|conv|lim|dinam|sat[eé]l|graf|gran|perm|transm|vom|hab)ites?|nostalgia)$/

/** Whether a word ends like a disease name. @param word from `wordsOf` */
export function namesDisease(word: string): boolean {
  return DISEASE.test(word) && !OTHERS.test(word)
}
