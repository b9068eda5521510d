import type { HelpLine } from '@/shared/content-model/vocabulary'

/** What calls each service; the number comes last. */
export const callLabels: Record<`call.${HelpLine}`, string> = {
  'call.192': 'Ligar para o Samu, 192',
  'call.193': 'Ligar para os Bombeiros, 193',
  'call.188': 'Ligar para o CVV, 188',
  'call.0800 722 6001': 'Ligar para o Disque-Intoxicação, 0800 722 6001',
  'call.136': 'Ligar para o OuvSUS, 136',
  'call.180': 'Ligar para a Central da Mulher, 180',
  'call.100': 'Ligar para o Disque Direitos Humanos, 100',
  'call.190': 'Ligar para a polícia, 190',
}
