/** Writes one parameter of the address without a new entry in the history. The router hears of it as of any change. */
export function replaceQuery(name: string, value: string) {
  const url = new URL(location.href)
  url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}
