import { contentType } from '../declare'
import { asset, flag, one, symbol, text } from '../fields'

export const pageMetadata = contentType('Metadados da página', 'O que buscadores e redes sociais mostram.', {
  metaTitle: symbol('Título para buscadores', {
    required: 'editors',
    max: 70,
    help: 'O título nos resultados da busca: até 60 letras aparecem inteiras.',
  }),
  metaDescription: text('Descrição para buscadores', {
    max: 200,
    help: 'O texto nos resultados da busca: de 70 a 160 letras aparecem inteiras.',
  }),
  metaKeywords: symbol('Palavras-chave', {
    help: 'Palavras separadas por vírgulas. Os buscadores de hoje quase não as usam.',
  }),
  pageTitle: symbol('Nome na trilha', {
    max: 60,
    help: 'Como a página se chama na trilha. Vazio: o título da página.',
  }),
  openGraphPageTitle: symbol('Título ao compartilhar', {
    max: 100,
    help: 'O título quando a página é compartilhada. Vazio: o nome na trilha ou o título para buscadores.',
  }),
  openGraphDescription: text('Descrição ao compartilhar', {
    max: 200,
    help: 'O texto quando a página é compartilhada. Vazio: a descrição para buscadores.',
  }),
  openGraphImage: asset('Imagem ao compartilhar', { help: '1200 × 630 pixels.' }),
  canonicalUrl: symbol('Endereço canônico', { help: 'Só quando a página repete outra.' }),
  noIndex: flag('Esconder dos buscadores', {
    help: 'Sim: buscadores não listam a página, e ela sai do mapa para buscadores.',
  }),
})

export const breadcrumbItem = contentType('Item da trilha', 'Um passo da trilha de navegação.', {
  title: symbol('Título', { required: true, max: 60, help: 'O nome do passo, como aparece na trilha.' }),
  link: one('Link', ['link'], { help: 'A página a que leva. Vazio ou de fora do site: leva ao início.' }),
})
