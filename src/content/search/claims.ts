import { foldText } from '@/lib/fold-text'

/** Titles of texts that warn, in products whose editors did not say so by `isWarning`. */
const WARNING_TITLE =
  /contraindica|advertenc|precauc|cuidado|atencao|quando nao|quem nao|nao use|nao usar|efeitos|reac(ao|oes)|procurar o (medico|pediatra)|seguranca|interac/

/** Words of sentences that deny something, warn of it, or lead to a doctor. */
const DENIAL =
  /\b(nao|nunca|nem|sem|evite|evitar|exceto|proibid[oa]s?|contraindicad[oa]s?|suspenda|alergia a|menores de|procure|pergunte|consulte|converse|fale (antes )?com|orientacao (do )?med|medico|pediatra|consulta|atendimento|hospital|infeccao)\b/

/** Whether a text warns, going by its title. */
export function warnsByTitle(title: string): boolean {
  return WARNING_TITLE.test(foldText(title))
}

/** Sentences that claim something: "Não use em crianças menores de 2 anos" must not match "criança". */
export function claimsOf(text: string): string {
  return text
    .split(/(?<=[.!?:;])\s+/)
    .filter((sentence) => !DENIAL.test(foldText(sentence)))
    .join(' ')
}
