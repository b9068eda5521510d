import {
  abrirJanela,
  amornarSoro,
  anotarFebre,
  banheiroVapor,
  encaixarPonta,
  esperarRepouso,
  inclinarCorpo,
  limparMaterial,
  limparTermometro,
  respirarVapor,
  termometroAxila,
} from '../steps'
import { sized } from './scene'

/** Steps of the how-to articles. */
export const steps = sized(1600, 1000, [
  [
    'scene-passo-amornar-soro',
    'Amornar o soro',
    'Frasco fechado de soro dentro de uma tigela com água morna',
    amornarSoro,
  ],
  [
    'scene-passo-inclinar-corpo',
    'Inclinar o corpo',
    'Mulher de perfil inclina a cabeça para a frente, sobre a pia, com a boca aberta',
    inclinarCorpo,
  ],
  [
    'scene-passo-encaixar-ponta',
    'Encaixar a ponta',
    'Mulher de perfil encosta a ponta do frasco na entrada da narina',
    encaixarPonta,
  ],
  [
    'scene-passo-limpar-material',
    'Limpar o material',
    'Seringa lavada seca sobre uma toalha, ao lado da pia',
    limparMaterial,
  ],
  [
    'scene-passo-banheiro-vapor',
    'Preparar o banheiro',
    'Banheiro de porta fechada, com o chuveiro ligado no box e vapor no ar',
    banheiroVapor,
  ],
  [
    'scene-passo-respirar-vapor',
    'Respirar o vapor',
    'Pessoa sentada em uma cadeira, de olhos fechados, respira devagar no banheiro com vapor',
    respirarVapor,
  ],
  [
    'scene-passo-abrir-janela',
    'Abrir a janela',
    'Janela aberta para a serra; na bancada, um copo de água e uma toalha',
    abrirJanela,
  ],
  [
    'scene-passo-esperar-repouso',
    'Esperar em repouso',
    'Menino descansa na cama; o relógio na parede marca um intervalo de 20 minutos',
    esperarRepouso,
  ],
  [
    'scene-passo-termometro-axila',
    'Termômetro na axila',
    'Rapaz segura o braço junto ao corpo, com a ponta do termômetro na axila',
    termometroAxila,
  ],
  [
    'scene-passo-anotar-febre',
    'Anotar a temperatura',
    'Caderno aberto com anotações, um lápis e um termômetro ao lado',
    anotarFebre,
  ],
  [
    'scene-passo-limpar-termometro',
    'Limpar o termômetro',
    'Frasco de álcool, bolas de algodão e termômetro no estojo',
    limparTermometro,
  ],
])
