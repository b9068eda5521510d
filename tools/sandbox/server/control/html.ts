export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

export function table(caption: string, heads: string[], rows: string[][], empty: string): string {
  if (rows.length === 0) return `<p>${empty}</p>`
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('')
  const body = rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color:#1b2a3a}
table{border-collapse:collapse;width:100%}caption{text-align:left;font-weight:600;padding:.5rem 0}
th,td{text-align:left;padding:.25rem .5rem;border-bottom:1px solid #c5ced8;overflow-wrap:anywhere}a{color:#0b5394}
.mails{list-style:none;margin:0;padding:0;border:1px solid #c5ced8;border-radius:.75rem;overflow:hidden}
.mails li+li{border-top:1px solid #c5ced8}.mails a{display:grid;gap:.125rem;padding:.75rem 1rem;text-decoration:none;color:inherit}
.mails a:hover,.mails a:focus-visible{background:#eef4f9}.mails strong{font-size:1.0625rem;overflow-wrap:anywhere}
.mails span{color:#4a5a6a;font-size:.875rem;overflow-wrap:anywhere}
dl.mail{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0 0 1rem}dl.mail dt{color:#4a5a6a}dl.mail dd{margin:0;overflow-wrap:anywhere}
input,button{font:inherit;padding:.5rem .75rem;min-height:2.75rem;box-sizing:border-box}input{width:min(30rem,100%);border:1px solid #5b6b7b;border-radius:.5rem}
label{display:block;font-weight:600}button{border:0;border-radius:.5rem;background:#0b5394;color:#fff;cursor:pointer}
iframe{width:100%;min-height:30rem;border:1px solid #c5ced8;border-radius:.75rem;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f3f6f9;padding:1rem;border-radius:.75rem}summary{cursor:pointer;padding:.5rem 0;font-weight:600}`

/** A page of the control address. @param inner its main content */
export function document(title: string, inner: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main>
${inner}
</main></body>
</html>
`
}

/** The form of the search tester. @param sentence the last input */
export const sentenceForm = (sentence = ''): string =>
  `<form action="/frase" method="get"><label for="texto">Frase</label>
<input id="texto" name="texto" value="${escaped(sentence)}" required autocomplete="off"> <button>Testar</button></form>`
