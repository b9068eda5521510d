/** How diseases are called: `fenilcetonúria`, `miocardite`, `fibrose`. */
const DISEASE = /.{4}(?:ites?|oses?|emia|uria|patia|omas?|penia|plegia|trofia|plasia|algia)$/

/** Words that end so and are none. */
const OTHERS =
  /^(?:.*(?:overd|glic|gluc|lact|frut|sacar|celul|dextr)ose|.*(?:sint|ar|dipl|idi|gen|herit)omas?|(?:acad|epid|pand|bo)emia|(?:simp|emp|antip|homeop|naturop)atia|(?:apet|conv|lim|dinam|sat[eé]l|graf|gran|perm|transm|vom|hab)ites?|nostalgia)$/

/** Whether a word ends like the name of a disease. @param word as `wordsOf` gives it */
export function namesDisease(word: string): boolean {
  return DISEASE.test(word) && !OTHERS.test(word)
}
