/**
 * Of all texts only addresses of this site become scripts: the content security policy has browsers ask here before any
 * script is added (`trusted-types` in config/content-policy.js). No text ever becomes markup. To be called once, before anything is loaded.
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
