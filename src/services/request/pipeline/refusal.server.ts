import { READ_ONLY_HEADER } from '~/services/domain/links/read-only.rules'

const TEXTS: Record<number, string> = {
  400: 'This request could not be read.',
  401: 'This needs a key.',
  403: 'This request came from another site.',
  404: 'There is nothing here.',
  405: 'This address does not take that method.',
  409: 'Somebody else is signed in here.',
  413: 'That is too much to send at once.',
  414: 'This address is too long.',
  415: 'This kind of content is not taken here.',
  422: 'This cannot be done.',
  421: 'This server does not answer for that host.',
  429: 'Too many tries. Please wait a moment and try again.',
  500: 'Uh oh! Something went wrong.',
  503: 'The shop is busy. Please try again in a moment.',
}

/** Ends a request with a status and one plain sentence: JSON for scripts, text for people, never kept by a cache. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Record<string, string>
  constructor(status: number, headers: Record<string, string> = {}, words = TEXTS[status]) {
    super(words ?? `status ${status}`)
    this.name = 'Refusal'
    this.status = status
    this.headers = headers
  }
}

/** Decided: E-65. Nothing can be changed while an admin looks at a customer's account. */
export class PreviewRefusal extends Refusal {
  constructor() {
    super(403, { [READ_ONLY_HEADER]: 'preview' }, 'This is a preview of an account: nothing in it can be changed.')
  }
}

export function answerOf({ status, message, headers }: Refusal, request: Request): Response {
  const path = pathOf(request)
  // a form that was posted without a script is answered in words; nobody looks for a page below /api. The framework's
  // caller of a server function takes any JSON for what the function has answered, and a text for its failure.
  const isScript = /^\/(api|cart|upstream)\b.*/.test(path) && !(wantsPage(request) && !isNowhere(status, path))
  const body = isScript ? JSON.stringify({ error: message }) : `${message}\n`
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      'content-type': isScript ? 'application/json' : 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}

const isNowhere = (status: number, path: string) => status === 404 && /^\/api\b/.test(path)

export const wantsPage = (request: Request) => (request.headers.get('accept') ?? '').includes('text/html')

function pathOf({ url }: Request): string {
  return URL.canParse(url) ? new URL(url).pathname : '/'
}

/** The `ANY` handler of a server route: without one the framework answers other methods with a page. */
export const notAllowed = (allow: string) => (): never => {
  throw new Refusal(405, { allow })
}

/** The handler of what no other server route takes: without one the framework answers with the page that says so. */
export const unknownAddress = (): never => {
  throw new Refusal(404)
}
