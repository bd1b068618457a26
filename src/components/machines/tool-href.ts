/** An address of the tools that keeps the key of QA; what is empty is left out. */
export function toolHref(path: string, search: Record<string, string | null>): string {
  const said = Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return said.length ? `${path}?${new URLSearchParams(said)}` : path
}
