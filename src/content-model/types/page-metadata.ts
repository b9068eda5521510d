import { contentType } from '../declare'
import { asset, flag, symbol, text } from '../fields'

export const pageMetadata = contentType(
  'pageMetadata',
  'Metadados da página',
  'O que buscadores e redes sociais mostram.',
  {
    metaTitle: symbol('Título para buscadores', {
      required: 'editors',
      help: 'Até 60 caracteres aparecem inteiros.',
    }),
    metaDescription: text('Descrição para buscadores', { help: 'Entre 70 e 160 caracteres.' }),
    metaKeywords: symbol('Palavras-chave'),
    pageTitle: symbol('Nome na trilha', {
      help: 'Como a página se chama na trilha. Vazio: o título da página.',
    }),
    openGraphPageTitle: symbol('Título ao compartilhar'),
    openGraphDescription: text('Descrição ao compartilhar'),
    openGraphImage: asset('Imagem ao compartilhar', { help: '1200 × 630 pixels.' }),
    canonicalUrl: symbol('Endereço canônico', { help: 'Só quando a página repete outra.' }),
    noIndex: flag('Esconder dos buscadores'),
  },
)
