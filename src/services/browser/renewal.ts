/*
 * A page from before the last release asks for a chunk that is no more: it is loaded anew, once for each build, and what
 * was typed stays. Part of stage 0 (docs/decisions/0002-staged-boot.md): nothing else may be there to do it.
 */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Kept = { page: string; fields: [at: number, name: string, value: string | boolean][] }

const FIELDS = 'playchart-renewal-fields'
const BUILD = 'playchart-renewal-build'
/** Nothing of a password, a card or a code is ever stored; hidden fields are the page's own. */
const SECRET = /password|^hidden$|^file$|^cc-|one-time-code/

const fieldsOf = () => [...document.querySelectorAll<Field>('input,select,textarea')]
const isSecret = ({ type, autocomplete }: Field) => SECRET.test(type) || SECRET.test(autocomplete)
const isTicked = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type)
const contentOf = (field: Field) => (isTicked(field) ? field.checked : field.value)

let isAsked = false

/** Without a network nothing is loaded anew: the page that is open is all there is. */
export async function loadAnew(): Promise<void> {
  if (isAsked) return
  isAsked = true
  // at the last moment, and whoever loads it anew: the router may do so by itself, and the visitor goes on typing
  addEventListener('pagehide', keep)
  const build = await fetch('/version', { cache: 'no-store' }).then(
    (answer) => answer.text(),
    () => null,
  )
  if (build === null || build === sessionStorage.getItem(BUILD)) return removeEventListener('pagehide', keep)
  sessionStorage.setItem(BUILD, build)
  location.reload()
}

function keep() {
  const fields = fieldsOf().flatMap((field, at): Kept['fields'] =>
    isSecret(field) ? [] : [[at, field.name, contentOf(field)]],
  )
  sessionStorage.setItem(FIELDS, JSON.stringify({ page: location.pathname, fields } satisfies Kept))
}

/** What was typed into this page before it was loaded anew stands in it again; the fields that differ from it. */
export function restored(): Field[] {
  const text = sessionStorage.getItem(FIELDS)
  if (text === null) return []
  sessionStorage.removeItem(FIELDS)
  const { page, fields }: Kept = JSON.parse(text)
  const all = page === location.pathname ? fieldsOf() : []
  return fields.flatMap(([at, name, content]) => {
    const field = all[at]
    if (field?.name !== name || contentOf(field) === content) return []
    if (isTicked(field)) field.checked = content === true
    else field.value = String(content)
    return [field]
  })
}
