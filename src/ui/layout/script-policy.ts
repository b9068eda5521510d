/** Allows scripts of this site only (`trusted-types`); no text becomes markup. Call it before anything loads. */
export function allowOwnScripts(): void {
  Reflect.get(window, 'trustedTypes')?.createPolicy('default', {
    createScriptURL: (address: string) => {
      const { origin } = new URL(address, document.baseURI)
      if (origin === window.location.origin) return address
      throw new TypeError(`no script of this site: ${address}`)
    },
  })
}
