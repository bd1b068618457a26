import type { Language } from '~/services/domain/locale'
import { localeOfRequest } from './locale-of-request'
import { ownPath } from './own-path'
import { plainPage } from './plain-page'
import { answerOf, type Refusal, wantsPage } from './refusal.server'

type PlainKind = 'busy' | 'unreadable' | 'tooMany' | 'failed'

/** What people are told whose request was not taken, in each language. `request` names `{id}`. */
export type PlainWords = Record<
  Language,
  { again: string; request: string } & Record<PlainKind, { heading: string; text: string }>
>

type Answering = { refusal: Refusal; request: Request; words: PlainWords | undefined; nonce: string; requestId: string }

/** Others are met by no form and no link of ours. */
const KIND_OF: Readonly<Record<number, PlainKind>> = {
  400: 'unreadable',
  413: 'unreadable',
  415: 'unreadable',
  422: 'unreadable',
  429: 'tooMany',
  500: 'failed',
  502: 'failed',
  503: 'failed',
}

/** A refusal in words: a page in their language for people, whoever has sent a form without a script among them. */
export function refusalAnswer({ refusal, request, words, nonce, requestId }: Answering, as = KIND_OF[refusal.status]) {
  if (!words || !as || !wantsPage(request) || request.method === 'HEAD') return answerOf(refusal, request)
  const { language } = localeOfRequest(request)
  const { again, request: named, [as]: told } = words[language]
  const note = as === 'failed' ? named.replace('{id}', requestId) : null
  const html = plainPage({ language, ...told, note, again: againOf(request, { as, label: again }), nonce })
  const { status, headers } = refusal
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

/** The same address once more, where that may help and is ours; the browser has what was in a form still. */
function againOf({ method, url }: Request, { as, label }: { as: PlainKind; label: string }) {
  if (method !== 'GET' || as === 'unreadable') return null
  const { pathname, search } = new URL(url)
  const href = ownPath(pathname + search)
  return href === null ? null : { href, label }
}
