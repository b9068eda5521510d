import { garganta, gripeResfriado, tosse } from '../articles-care'
import { cuidadosBebe, quandoMedico, voltaAsAulas } from '../articles-children'
import { arSeco, dormirMelhor, hidratacao, mitosFriagem, viagemAviao } from '../articles-home'
import { inalacaoVapor, lavarNariz, medirFebre } from '../articles-how-to'
import { autora, revisor, revisora } from '../portraits'
import { sized } from './scene'

export const articles = [
  ...sized(1600, 1000, [
    [
      'scene-gripe-resfriado',
      'Gripe ou resfriado',
      'À esquerda, rapaz resfriado de cachecol segura um lenço; à direita, mulher com gripe na cama, com termômetro',
      gripeResfriado,
    ],
    ['scene-tosse', 'Tosse', 'Rapaz tosse cobrindo a boca com o cotovelo dobrado', tosse],
    [
      'scene-lavar-nariz',
      'Lavar o nariz',
      'Mulher diante do espelho do banheiro segura um frasco de solução salina perto do nariz',
      lavarNariz,
    ],
    [
      'scene-inalacao-vapor',
      'Inalação com vapor',
      'Pessoa com uma toalha sobre a cabeça respira o vapor de uma tigela com folhas de hortelã',
      inalacaoVapor,
    ],
    [
      'scene-medir-febre',
      'Medir a febre',
      'Mãe mede com um termômetro a temperatura do filho, que descansa na cama',
      medirFebre,
    ],
    [
      'scene-dormir-melhor',
      'Dormir melhor',
      'Pessoa dorme com a cabeça elevada em travesseiros, à noite, com um umidificador ligado ao lado',
      dormirMelhor,
    ],
    [
      'scene-garganta',
      'Garganta arranhando',
      'Mulher de cachecol leva a mão à garganta; sobre a mesa, chá quente e mel',
      garganta,
    ],
    [
      'scene-ar-seco',
      'Ar seco no inverno',
      'Umidificador solta névoa sobre a mesa, ao lado de um copo de água; pela janela, a serra seca de inverno',
      arSeco,
    ],
    [
      'scene-volta-as-aulas',
      'Volta às aulas',
      'Menina e menino de mochila sorriem no caminho da escola; ela acena',
      voltaAsAulas,
    ],
    [
      'scene-quando-medico',
      'Quando procurar o médico',
      'Médico de jaleco e estetoscópio conversa com uma mãe que abraça o filho',
      quandoMedico,
    ],
    [
      'scene-cuidados-bebe',
      'Cuidados com o bebê',
      'Bebê enrolado em uma manta dorme no colo da mãe, perto de um coelho de pelúcia e flores de camomila',
      cuidadosBebe,
    ],
    [
      'scene-viagem-aviao',
      'Viagem de avião',
      'Mulher descansa na poltrona do avião com almofada de pescoço e manta; pela janela, nuvens e a asa',
      viagemAviao,
    ],
    [
      'scene-mitos-friagem',
      'Mitos sobre friagem',
      'Criança sorri de olhos fechados diante da janela aberta, com a cortina e as folhas ao vento',
      mitosFriagem,
    ],
    [
      'scene-hidratacao',
      'Hidratação',
      'Jarra de água com limão e hortelã e copos cheios sobre a mesa, à luz da manhã',
      hidratacao,
    ],
  ]),
  ...sized(800, 800, [
    [
      'photo-autora',
      'Retrato da autora',
      'Retrato ilustrado de uma mulher de cabelos longos e escuros, com blusa verde-petróleo',
      autora,
    ],
    [
      'photo-revisora',
      'Retrato da revisora',
      'Retrato ilustrado de uma mulher de cabelos crespos e óculos redondos, de jaleco',
      revisora,
    ],
    [
      'photo-revisor',
      'Retrato do revisor',
      'Retrato ilustrado de um homem de cabelos e barba grisalhos, de jaleco',
      revisor,
    ],
  ]),
]
