/**
 * Allows scripts only from addresses of this site: the content security policy has browsers call this before a script
 * is added (`trusted-types` in config/content-policy.js). No text becomes markup. Call it once, before anything is
 * loaded.
 */
export function allowOwnScripts(): void {
  Reflect.get(window, 'trustedTypes')?.createPolicy('default', {
    createScriptURL: (address: string) => {
      const { origin } = new URL(address, document.baseURI)
      if (origin === window.location.origin) return address
      throw new TypeError(`no script of this site: ${address}`)
    },
  })
}
