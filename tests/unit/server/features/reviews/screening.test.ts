import { goodReview } from '@tests/factories/review-submission'
import { hintsFor, isSuitableNickname } from '@/server/features/reviews/screening/nickname'

beforeAll(() =>
  Object.assign(process.env, {
    CONTENTFUL_SPACE_ID: 'space',
    CONTENTFUL_DELIVERY_TOKEN: 'token',
    SITE_URL: 'https://www.brisa.example',
    MAIL_FROM: 'Brisamenta <nao-responda@brisa.example>',
  }),
)

test.each([
  'Brisamenta',
  'BrisamentaOficial',
  'brisa2026',
  'Admin',
  '4dm1n',
  'ADMINISTRADORA',
  'Moderador',
  'Atendimento',
  'SuporteTecnico',
  'EquipeDoSite',
  'DrAnaMedica',
  'DraMarina',
  'Farmacêutica',
  'Anvisa',
  'SAC',
  'Аdmin',
  'ａｄｍｉｎ',
])(
  'a nickname must not seem to be the brand, its staff, a profession or an authority: %s (REVIEW-14)',
  async (nickname) => {
    expect(await isSuitableNickname(nickname)).toBe(false)
  },
)

test.each([
  'puta',
  'Puta123',
  'putas',
  'PUTA',
  'pútá',
  'puuuuta',
  'filhodaputa',
  'viado',
  'SeuOtario',
  'cu',
  'Hitler',
  'm3rda',
])('a nickname insults nobody: %s (REVIEW-14)', async (nickname) => {
  expect(await isSuitableNickname(nickname)).toBe(false)
})

test.each(['11999998888', 'liga11999998888', 'a1b2c3d4e5f6g7'])(
  'no telephone number: %s',
  async (nickname) => {
    expect(await isSuitableNickname(nickname)).toBe(false)
  },
)

test.each([
  'MariaDoSul',
  'Medina',
  'Medici',
  'Computador',
  'Deputada',
  'Disputa',
  'Enviado',
  'Desviado',
  'Picasso',
  'Notario',
  'Clotario',
  'Otavio',
  'Cuiabana',
  'Cubatao',
  'Esmeralda',
  'Cornelio',
  'Samuel',
  'Draco',
  'Drica',
  'Adriana',
  'Sacramento',
  'Nazare',
  'Nazira',
  'Porras',
  'Modesta',
  'Susana',
  'Crispim',
  'Ana1985',
  'Zoé7',
  '李小龙',
  'Ωμέγα',
])('a nickname that only looks like one of those is taken: %s (REVIEW-14)', async (nickname) => {
  expect(await isSuitableNickname(nickname)).toBe(true)
})

const hints = (description: string) =>
  hintsFor({
    title: goodReview.title ?? '',
    summary: goodReview.summary ?? '',
    description,
    location: goodReview.location ?? '',
  })

test.each([
  ['Veja em www.loja.example agora', ['link']],
  ['Comprei na loja.com.br e gostei', ['link']],
  ['Escreva para eu@exemplo.com que eu conto', ['link', 'email']],
  ['Me liga no (11) 99999-8888 que eu explico', ['phone']],
  ['Quem fez isso é um IDIOTA completo', ['insult']],
  ['É uma m\u200derda de embalagem', ['insult']],
  ['Prefiro o Vick, que é mais forte', ['otherBrand']],
  ['Aaaaaaaaaaaaaaaaaaa', ['repeated']],
])('moderators are told what to look at: %s (REVIEW-14)', (description, found) => {
  expect(hints(description)).toEqual(found)
})

test.each([
  goodReview.description ?? '',
  'Usei 2 vezes por dia, por 10 dias, e a embalagem de 100 ml durou 3 semanas.',
  'Comprei o kit de 2026, custou 45,90 na farmácia. Cheiro bom!!! Muuuito bom...',
  'Minha deputada preferida indicou; disputa com o do computador.',
  'Usei antes de dormir.Me ajudou muito.Top demais.',
])('an ordinary text has no hint: %s (REVIEW-14)', (description) => {
  expect(hints(description)).toEqual([])
})
