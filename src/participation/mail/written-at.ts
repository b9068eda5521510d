/** A moment as it is read in Brazil: "22 de novembro de 2026 às 10:15". */
export function writtenAt(date: Date): string {
  return new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(date)
}
