/** The engine's weights lie beside the small scripts that every document has (tools/build/own-scripts.js). */
const SCRIPT = 'script[src$="/_beforeScripts.js"]'

/** What a file says of the engine, for `readEngine`. @throws without the file */
export async function loadEngineFile(): Promise<object> {
  const script = document.querySelector<HTMLScriptElement>(SCRIPT)
  const reply = await fetch(new URL('_danger.json', script?.src))
  if (!reply.ok) throw new Error(`search: the engine's file has status ${reply.status}`)
  return reply.json()
}
