/** Calls back each time this document has got another address without leaving. A browser that cannot tell says nothing. */
export function watchAddress(onChange: () => void) {
  if (!('navigation' in globalThis)) return
  let last = location.href
  navigation.addEventListener('currententrychange', () => {
    if (location.href === last) return
    last = location.href
    onChange()
  })
}
