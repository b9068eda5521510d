import * as lines from '../lines'
import * as symptoms from '../symptoms'
import * as early from '../timeline-early'
import * as late from '../timeline-late'
import { sized } from './scene'

export const cards = [
  ...sized(1600, 1600, [
    [
      'scene-sintoma-nariz',
      'Nariz entupido',
      'Mulher de perfil, com o nariz avermelhado, e a brisa com folhas chegando ao rosto',
      symptoms.sintomaNariz,
    ],
    [
      'scene-sintoma-tosse',
      'Tosse',
      'Homem de perfil tosse, com nuvens de ar saindo da boca',
      symptoms.sintomaTosse,
    ],
    [
      'scene-sintoma-garganta',
      'Dor de garganta',
      'Mulher de perfil com a região da garganta destacada em vermelho suave',
      symptoms.sintomaGarganta,
    ],
    [
      'scene-sintoma-febre',
      'Febre e dores',
      'Menino deitado com um pano úmido na testa e um termômetro ao lado',
      symptoms.sintomaFebre,
    ],
    [
      'scene-sintoma-noite',
      'Noites difíceis',
      'Quarto à noite: travesseiro e cobertor diante da janela em arco com lua cheia',
      symptoms.sintomaNoite,
    ],
    [
      'scene-sintoma-bebe',
      'Bebê resfriado',
      'Bebê enrolado em uma manta amarela dorme entre flores de camomila, com um coelho de pelúcia',
      symptoms.sintomaBebe,
    ],
  ]),
  ...sized(1600, 1200, [
    [
      'scene-linha-respira',
      'Linha Respira',
      'Pomada, inalador e spray nasal sobre pedestais verdes, com folhas de hortelã e eucalipto',
      lines.linhaRespira,
    ],
    [
      'scene-linha-garganta',
      'Linha Garganta',
      'Pote de mel, pastilhas coloridas e spray de garganta sobre pedestais amarelos, com rodelas de limão',
      lines.linhaGarganta,
    ],
    [
      'scene-linha-tosse',
      'Linha Tosse',
      'Dois frascos de xarope, um do dia e um da noite, com uma colher e ramos de folhas',
      lines.linhaTosse,
    ],
    [
      'scene-linha-gripe',
      'Linha Gripe',
      'Xícara de bebida quente, cápsulas e sachês sobre pedestais cor de coral, com rodelas de limão e laranja',
      lines.linhaGripe,
    ],
    [
      'scene-linha-bebe',
      'Linha Bebê',
      'Pote de bálsamo, coelho de pelúcia, toalhinhas dobradas e flores de camomila',
      lines.linhaBebe,
    ],
    [
      'scene-linha-ambiente',
      'Linha Ambiente',
      'Umidificador soltando névoa, refis de vapor e uma planta sobre pedestais azuis, perto da janela',
      lines.linhaAmbiente,
    ],
    [
      'scene-1894',
      '1894',
      'Amália Brandão mexe um tacho de cobre fumegante com hortelã e eucalipto, diante de 3 crianças',
      early.y1894,
    ],
    [
      'scene-1911',
      '1911',
      'Lata aberta de pastilhas de mel e menta, um folheto escrito à mão e a janela da botica para as casas de Petrópolis',
      early.y1911,
    ],
    [
      'scene-1931',
      '1931',
      'Pote de vidro azul-petróleo em primeiro plano e, atrás, a botica iluminada à noite',
      early.y1931,
    ],
    [
      'scene-1952',
      '1952',
      'Rádio antigo sobre o aparador, ao lado de um frasco de xarope, uma colher e um ramo de guaco',
      early.y1952,
    ],
    [
      'scene-1968',
      '1968',
      'Fábrica de telhado em dentes de serra diante das montanhas, com um jardim de menta e um caminhão na entrada',
      late.y1968,
    ],
    [
      'scene-1985',
      '1985',
      'Pessoa com bolsa a tiracolo leva um inalador de bolso ao nariz, na rua, com um ônibus e prédios atrás',
      late.y1985,
    ],
    [
      'scene-1999',
      '1999',
      'Mãe segura no colo o bebê adormecido; sobre a mesa, um bálsamo, flores de camomila e um coelho de pelúcia',
      late.y1999,
    ],
    [
      'scene-2012',
      '2012',
      'Sala clara com um umidificador soltando névoa e uma menina descansando no sofá',
      late.y2012,
    ],
    [
      'scene-2024',
      '2024',
      'Família no alto de um morro, ao amanhecer, com as montanhas de Petrópolis e produtos da casa em primeiro plano',
      late.y2024,
    ],
  ]),
]
