import { choice, flag, many, moment, one, symbol, text } from './fields'
import { FOCUS } from './vocabulary'

/** Fields that several content types have, so that their help is written once. */

/** What editors call an entry among themselves. */
export const internalName = symbol('Nome interno', {
  required: 'editors',
  internal: true,
  help: 'Só os editores veem. É por ele que se acha a entrada.',
})

/** The same where the entry has another text to find it by. */
export const optionalName = symbol('Nome interno', {
  internal: true,
  help: 'Só os editores veem, e só se ajudar a achar a entrada.',
})

export const pageTitle = symbol('Título', {
  required: true,
  max: 100,
  help: 'Aparece no alto da página, na trilha, em listas e na aba do navegador.',
})

export const pageDescription = text('Descrição', {
  max: 300,
  help: 'Uma ou duas frases no alto da página. Sem metadados, também nos buscadores.',
})

const ADDRESS = 'Começa com / para páginas do site (sem /pt-br), com https:// para fora.'

export const address = symbol('Endereço', { required: true, help: ADDRESS })

/** The address of what is no link without one. @param help what it leads to */
export const optionalAddress = (name: string, help: string) => symbol(name, { help: `${help} ${ADDRESS}` })

export const altText = symbol('Texto alternativo', {
  help: 'Diz o que se vê, em até 100 letras. Sem ele vale a descrição do arquivo.',
})

/** Dangers in short: the title of each, which says the sign, what to do and the number. @param where they stand */
export const dangerLines = (where: string) =>
  many('Perigos', ['danger'], {
    isSafety: true,
    help: `${where}, o título de cada um destes perigos, nesta ordem. O texto não os repete.`,
  })

export const toolTip = symbol('Dica ao passar o mouse', {
  max: 120,
  help: 'Aparece quando o mouse para em cima; no celular, nunca. Nada de importante só aqui.',
})

export const opensIn = choice(
  'Onde abre',
  { _self: 'na mesma aba', _blank: 'em uma aba nova' },
  { help: 'Vazio: páginas do site na mesma aba, outros sites em uma nova.' },
)

export const eventClass = symbol('Classe do evento de medição', {
  help: 'Só para quem mede o site: a classe do evento que um clique envia. Não aparece na página.',
})

export const eventLabel = symbol('Rótulo do evento de medição', {
  help: 'Só para quem mede o site: o rótulo do evento que um clique envia. Não aparece na página.',
})

export const desktopOnly = flag('Só no computador', {
  help: 'Sim: não aparece em telas estreitas. Com “Só no celular” também em Sim, não aparece em nenhuma.',
})

export const mobileOnly = flag('Só no celular', {
  help: 'Sim: não aparece em telas largas. Com “Só no computador” também em Sim, não aparece em nenhuma.',
})

export const gtin = symbol('GTIN', {
  pattern: {
    regexp: '^[0-9]{8,14}$',
    message: 'De 8 a 14 algarismos, sem espaços, como no código de barras.',
  },
  help: 'O número do código de barras, para buscadores e lojas. Com um algarismo errado, não é mostrado.',
})

export const psId = symbol('Identificador PriceSpider', {
  max: 64,
  help: 'O código do produto no PriceSpider, que acha as lojas. Não aparece na página.',
})

export const continueText = symbol('Texto para continuar lendo', {
  max: 40,
  help: 'O que se lê no pé do cartão grande, o primeiro de uma aba. Os outros não o mostram. Vazio: o texto de sempre.',
})

export const isHowTo = flag('É um guia passo a passo', {
  help: 'Sim: o cartão e o artigo dizem que é um guia, com os passos numerados.',
})

/** Of parts of a page that appear and disappear by themselves (behavior TIME-1). */
export const validity = {
  validFrom: moment('Aparece em', {
    group: 'time',
    help: 'Dia e hora em que aparece no site, sem publicar outra vez. Vazio: assim que é publicado.',
  }),
  validUntil: moment('Some em', {
    group: 'time',
    help: 'Dia e hora em que deixa de aparecer. Vazio: fica enquanto estiver publicado.',
  }),
}

export const focus = choice('O que não se corta', FOCUS, {
  help: 'Onde está o mais importante da imagem: onde ela é cortada, essa parte fica à vista. Vazio: o corte de sempre, em regra pelo meio.',
})

export const CUT_HELP = 'Vale onde está sozinha na página.'

export const listBanner = one('Faixa de abertura', ['banner'], {
  help: 'Da faixa aparecem a imagem, em telas largas, e a descrição.',
})

export const UNIQUE_ID = {
  regexp: '^[A-Za-z0-9-]+$',
  message: 'Só letras sem acento, números e hifens.',
} as const

export const ANCHOR = {
  regexp: '^[a-z0-9-]+$',
  message: 'Só minúsculas sem acento, números e hifens: prazo-de-troca.',
} as const
