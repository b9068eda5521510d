import { copyWithDate, listInPlaceOf, partsOf } from '@/browser/offline/page-html'

/** What a stored copy is made of (behavior OFFLINE-2, OFFLINE-3). */
const IMAGES = 'https://images.ctfassets.net/s/a/t'
const picture = (name: string) =>
  `<picture><source media="(max-width: 991px)" srcSet="${IMAGES}/${name}-m.png?fm=webp&amp;w=480 480w, ${IMAGES}/${name}-m.png?fm=webp&amp;w=768 768w, ${IMAGES}/${name}-m.png?fm=webp&amp;w=1440 1440w"/><img src="${IMAGES}/${name}.png"/></picture>`
const words = { copy: 'Sem conexão. Cópia de {date}.', missing: 'Sem conexão. Não está aqui.' }

test('a copy has its style sheets, the logo and the first pictures of its main part, in the size of a phone', () => {
  const html = `<head><link rel="preload" href="/fonts/a.woff2"/><link rel="stylesheet" href="/_next/static/css/a.css" data-n-g=""/></head>
    <header><img alt="" src="${IMAGES}/logo.svg"/>${picture('menu')}</header><main>${[1, 2, 3, 4]
      .map((number) => picture(`p${number}`))
      .join('')}</main>`
  expect(partsOf(html)).toEqual([
    '/_next/static/css/a.css',
    `${IMAGES}/logo.svg`,
    ...[1, 2, 3].map((number) => `${IMAGES}/p${number}-m.png?fm=webp&w=768`),
  ])
})

test('a copy begins with its date in words, as a status', () => {
  expect(copyWithDate('<body class="a"><p>x</p></body>', words, 'Tue, 24 Nov 2026 10:00:00 GMT')).toBe(
    '<body class="a"><p role="status" data-offline-copy="">Sem conexão. Cópia de 24 de novembro de 2026.</p><p>x</p></body>',
  )
})

test('in place of a page that is not stored stand the stored ones, as links without markup of their own', () => {
  const html =
    '<body><script>1</script><template data-scripts=""><script src="/a.js"></script></template><ul class="l" id="guardados"></ul><ul id="sem-conexao"><li>velho</li></ul></body>'
  const list = listInPlaceOf(
    html,
    words,
    [{ path: '/pt-br/agora/', title: 'Agora' }],
    [{ path: '/pt-br/produtos/pomada/', title: '<b>$& "Pomada"</b>' }],
  )
  expect(list).toBe(
    '<body><p role="status" data-offline-copy="">Sem conexão. Não está aqui.</p><ul class="l" id="guardados"><li><a href="/pt-br/produtos/pomada/">&#60;b&#62;$&#38; &#34;Pomada&#34;&#60;/b&#62;</a></li></ul><ul id="sem-conexao"><li><a href="/pt-br/agora/">Agora</a></li></ul></body>',
  )
})
