import type { Picture } from '@/shared/content-model/views/picture'
import { contentType } from '../declare'
import { choices, date, integer, one, picture, symbol, text, type ValueOf } from '../fields'

export const articleCategory = contentType('Categoria de artigo', 'Assunto de um artigo.', {
  title: symbol('Título', { required: true, max: 40, help: 'Como aparece no artigo e no seu cartão.' }),
})

export const floatingSection = contentType('Índice flutuante', 'O índice que acompanha a leitura.', {
  title: symbol('Título', { required: true, max: 60, help: 'O título do índice.' }),
  callToAction: one('Ação', ['linkButton'], { help: 'Um botão abaixo do índice.' }),
})

export const helpfulSection = contentType('Foi útil?', 'Pergunta se o artigo ajudou.', {
  title: symbol('Título', { required: true, max: 100, help: 'A pergunta, como Este artigo ajudou?' }),
  yesText: symbol('Texto do sim', {
    max: 40,
    help: 'O que se lê no botão do sim. Vazio: o texto de sempre.',
  }),
  noText: symbol('Texto do não', { max: 40, help: 'O que se lê no botão do não. Vazio: o texto de sempre.' }),
})

export const socialMediaSection = contentType('Compartilhar', 'Convite a compartilhar o artigo.', {
  title: symbol('Título', {
    required: true,
    max: 100,
    help: 'O convite, como Este artigo ajudou? Compartilhe.',
  }),
  networks: choices(
    'Redes',
    {
      whatsapp: 'WhatsApp',
      facebook: 'Facebook',
      x: 'X',
      copy: 'copiar o endereço',
      share: 'o menu do aparelho',
    },
    { help: 'Os botões que aparecem. Nenhum escolhido: todos.' },
  ),
})

export type ShareNetwork = ValueOf<typeof socialMediaSection.fields.networks>[number]

export const howToStep = contentType('Passo', 'Um passo de um guia.', {
  title: symbol('Título', { required: true, max: 100, help: 'O que se faz, em poucas palavras.' }),
  text: text('Texto', { required: true, max: 1000, help: 'Como se faz.' }),
  image: picture('Imagem', { help: 'Uma imagem ao lado do passo.' }),
  seconds: integer('Segundos', {
    help: 'Só quando o passo diz um tempo: 300 para 5 minutos. Vira um contador na visão em cartões.',
  }),
})

export interface HowToStep {
  id: string
  title: string
  text: string
  image: Picture | null
  seconds: number | null
}

export const reference = contentType('Fonte', 'De onde vem o que um artigo diz.', {
  title: symbol('Título', { required: true, max: 200, help: 'O nome do documento ou da página.' }),
  publisher: symbol('Quem publica', { max: 120, help: 'O órgão, a revista ou a editora.' }),
  url: symbol('Endereço', { help: 'Começa com https://. Vazio: a fonte aparece sem link.' }),
  consultedOn: date('Consultada em', { help: 'O dia em que se leu a fonte. Aparece depois dela.' }),
})

export interface Reference {
  id: string
  title: string
  publisher: string | null
  /** An address outside of the site. */
  href: string | null
  /** The calendar date on which it was read, `2026-11-20`. */
  consultedOn: string | null
}

export const person = contentType('Pessoa', 'Quem escreve ou revisa um artigo.', {
  name: symbol('Nome', { required: true, max: 100, help: 'O nome completo, como aparece nos artigos.' }),
  role: symbol('Função', { max: 100, help: 'O que é, como Farmacêutica. Aparece ao lado do nome.' }),
  registration: symbol('Registro profissional', {
    max: 60,
    help: 'O número no conselho, como CRF-RJ 00000. Aparece depois da função.',
  }),
  bio: text('Apresentação', { max: 400, help: 'Uma ou duas frases sobre quem é, abaixo do nome.' }),
  photo: picture('Retrato', { help: 'O rosto, em um círculo ao lado do nome.' }),
  page: one('Página', ['contentPage'], {
    help: 'Onde se lê mais de quem é, com os seus textos. Vazio: o nome não leva a lugar nenhum.',
  }),
})

export interface Person {
  id: string
  name: string
  role: string | null
  registration: string | null
  bio: string | null
  photo: Picture | null
  /** The page of the site about this person. */
  href: string | null
}
