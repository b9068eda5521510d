import { homeCha, homeNoite } from '../heroes-indoors'
import { homeBrisa, perguntas, recomendador, sobre } from '../heroes-outdoors'
import { contato, familia, historia, inverno } from '../heroes-people'
import { colecoes, doente } from '../heroes-still'
import { brisaMobile, chaMobile, historiaMobile, noiteMobile } from '../mobile'
import { sized } from './scene'

const MOBILE = {
  brisa:
    'Mãe e filha, de costas, olham o sol nascer entre as montanhas de Petrópolis enquanto a brisa leva folhas de hortelã',
  noite:
    'Criança dorme abraçada a um coelho de pelúcia, sob a janela com lua, enquanto uma brisa leve atravessa o quarto',
  cha: 'Xícara de chá fumegante e pote de mel diante de uma janela com chuva',
  historia:
    'Amália Brandão mói ervas no almofariz, no balcão da botica, entre a janela em arco e as prateleiras de potes',
}

export const heroes = [
  ...sized(2000, 1000, [
    [
      'scene-home-brisa',
      'Brisa da manhã',
      'Amanhecer nas montanhas de Petrópolis: mãe e filha, de costas, sentem a brisa que atravessa o vale e leva folhas de hortelã',
      homeBrisa,
    ],
    [
      'scene-home-noite',
      'Noite tranquila',
      'Criança dorme abraçada a um coelho de pelúcia, perto da janela com lua; ao lado, um umidificador solta névoa leve',
      homeNoite,
    ],
    [
      'scene-home-cha',
      'Chá e chuva',
      'Xícara de chá fumegante sobre a mesa, com mel, limão e hortelã, diante de uma janela com chuva',
      homeCha,
    ],
    [
      'scene-historia',
      'A botica de 1894',
      'Botica antiga com potes de vidro, balança, lamparina e almofariz; Amália Brandão prepara ervas diante da janela para Petrópolis',
      historia,
    ],
    [
      'scene-sobre',
      'O jardim da botica',
      'Amália Brandão colhe hortelã em um cesto, entre os canteiros do jardim, com as casas e as montanhas ao fundo',
      sobre,
    ],
    [
      'scene-recomendador',
      'Um caminho para escolher',
      'Pessoa segue uma trilha no vale; acima, 3 cartões mostram uma folha, uma lua e uma gota',
      recomendador,
    ],
    [
      'scene-familia',
      'Família no sofá',
      'Mãe, pai e 2 crianças sentados no sofá, juntos sob um cobertor amarelo, em uma sala clara',
      familia,
    ],
    [
      'scene-inverno',
      'Tarde de inverno',
      'Mulher toma uma bebida quente na poltrona, com uma manta no colo, ao lado da janela com folhas secas ao vento',
      inverno,
    ],
    [
      'scene-doente',
      'Dia de cama',
      'Bandeja sobre a cama com lenços, xícara de chá e livro; na colcha, um termômetro e folhas de hortelã',
      doente,
    ],
    [
      'scene-colecoes',
      'Prateleira de cuidados',
      'Prateleiras com cobertores dobrados, pote de pomada, xarope, mel, chá, luminária e ramos de eucalipto',
      colecoes,
    ],
    [
      'scene-perguntas',
      'Livro aberto',
      'Livro aberto de onde saem folhas de hortelã levadas pela brisa, ao lado de uma xícara de chá',
      perguntas,
    ],
    [
      'scene-contato',
      'No balcão da farmácia',
      'Farmacêutica de jaleco sorri atrás do balcão, com as prateleiras da farmácia ao fundo',
      contato,
    ],
  ]),
  ...sized(1080, 1080, [
    ['scene-home-brisa-mobile', 'Brisa da manhã, recorte quadrado', MOBILE.brisa, brisaMobile],
    ['scene-home-noite-mobile', 'Noite tranquila, recorte quadrado', MOBILE.noite, noiteMobile],
    ['scene-home-cha-mobile', 'Chá e chuva, recorte quadrado', MOBILE.cha, chaMobile],
    ['scene-historia-mobile', 'A botica de 1894, recorte quadrado', MOBILE.historia, historiaMobile],
  ]),
]
