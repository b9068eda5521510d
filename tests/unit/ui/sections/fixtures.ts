import type { Picture } from '@/shared/content-model/views/picture'
import type { RichText, Section, SectionType } from '@/shared/content-model/views/rich-text'

export const picture: Picture = {
  alt: 'Cena',
  desktop: { url: 'https://images.example/a.png', width: 1600, height: 1000 },
}

const action = {
  id: 'action',
  href: '/pt-br/produtos/',
  text: 'Conhecer os produtos',
  variant: 'primary',
} as const
const body: RichText = [{ kind: 'paragraph', children: ['Texto corrido.'] }]

/** One section of every type, with what each needs at least. `shows` is a text by which it is found on the page. */
export const examples: {
  [Type in SectionType]: { section: Extract<Section, { type: Type }>; shows: string }
} = {
  banner: {
    shows: 'Uma faixa',
    section: {
      type: 'banner',
      id: 'banner',
      variant: 'split',
      headingLevel: 'h2',
      tagline: null,
      title: 'Uma faixa',
      titleParts: null,
      subTitle: null,
      description: null,
      quotes: [],
      image: picture,
      badge: null,
      actions: [],
    },
  },
  callout: {
    shows: 'Uma chamada',
    section: {
      type: 'callout',
      id: 'callout',
      variant: 'plain',
      title: 'Uma chamada',
      subTitle: null,
      text: null,
      supportingText: null,
      disclaimer: null,
      image: null,
      link: null,
      actions: [action],
    },
  },
  cardSection: {
    shows: 'Um cartão',
    section: {
      type: 'cardSection',
      id: 'cards',
      variant: 'grid',
      surface: 'white',
      title: 'Cartões',
      subTitle: null,
      description: null,
      disclaimer: null,
      image: null,
      cards: [
        {
          id: 'card',
          kind: 'callout',
          title: 'Um cartão',
          eyebrow: null,
          text: null,
          image: null,
          href: '/pt-br/a/',
        },
      ],
      action: null,
    },
  },
  carousel: {
    shows: 'Um quadro',
    section: {
      type: 'carousel',
      id: 'carousel',
      title: null,
      panels: [
        {
          id: 'panel',
          title: 'Um quadro',
          text: null,
          textUnderButton: null,
          image: picture,
          action: null,
          position: 'left',
          tone: 'light',
        },
      ],
    },
  },
  richText: {
    shows: 'Texto corrido.',
    section: { type: 'richText', id: 'text', title: null, headingLevel: 'h2', body },
  },
  accordion: {
    shows: 'Um item',
    section: {
      type: 'accordion',
      id: 'accordion',
      title: null,
      items: [
        { id: 'item', anchor: 'item', title: 'Um item', body, expandedImage: null, collapsedImage: null },
      ],
    },
  },
  tabs: {
    shows: 'Texto corrido.',
    section: { type: 'tabs', id: 'tabs', title: null, tabs: [{ id: 'tab', title: 'Uma aba', body }] },
  },
  video: {
    shows: 'Um vídeo',
    section: {
      type: 'video',
      updatedAt: '2026-11-20T12:00:00.000Z',
      id: 'video',
      title: 'Um vídeo',
      source: { kind: 'youtube', videoId: 'abc' },
      startsAfterClick: true,
      thumbnail: null,
      transcript: 'Uma mulher mede a febre.',
      shape: 'rounded',
    },
  },
  picture: {
    shows: 'Ver a cena',
    section: {
      type: 'picture',
      id: 'picture',
      picture,
      link: { href: '/pt-br/a/', text: 'Ver a cena' },
      shape: 'rounded',
    },
  },
  productBanner: {
    shows: 'Um argumento',
    section: {
      type: 'productBanner',
      id: 'productBanner',
      title: null,
      items: [{ id: 'item', title: 'Um argumento', text: null, image: null }],
      backgroundImage: null,
    },
  },
  notice: {
    shows: 'Procure o médico.',
    section: { type: 'notice', id: 'notice', tone: 'warning', title: null, text: 'Procure o médico.' },
  },
  links: {
    shows: 'Um link',
    section: {
      type: 'links',
      id: 'links',
      title: null,
      links: [{ href: '/pt-br/a/', text: 'Um link' }],
    },
  },
  action: { shows: 'Conhecer os produtos', section: { type: 'action', id: 'action', action } },
  faq: {
    shows: 'Posso usar todo dia?',
    section: {
      type: 'faq',
      id: 'faq',
      title: null,
      questions: [
        { id: 'q', anchor: 'todo-dia', question: 'Posso usar todo dia?', answer: 'Sim.\n\nLeia a bula.' },
      ],
      action: null,
    },
  },
  feature: {
    shows: 'Fale com a gente',
    section: { type: 'feature', id: 'feature', feature: 'contactForm', title: null, description: null },
  },
}
