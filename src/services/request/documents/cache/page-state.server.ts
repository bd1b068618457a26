import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { FastResponse } from 'srvx'

/** What the browser's router continues from, as a file of its own: the same for everybody who gets the document. */
export type PageState = { name: string; plain: Buffer<ArrayBuffer>; gzip: Buffer<ArrayBuffer> }

/** Named by its content, and kept beside the files of the build, for as long (assets/build-assets.server.ts). */
const PATH = /^\/page-state\/([\w-]{22}\.js)$/
export const pageStateIn = (path: string): string | null => PATH.exec(path)?.[1] ?? null

/** The parts of the framework's stream, and the tag that stage 0 reads (pipeline/framework.server.ts). */
const STATE = /<script nonce="[^"]*" data-tsr-stream-part="">([\s\S]*?)<\/script>/g
const STAGE0 = ' data-files="'
const BOOTS_LATER = /<html[^>]* data-boot="intent"/

/**
 * When the router has loaded each part of a page, as it writes it for the browser: of a rendering, not of its content.
 * Without it a page has one tag in every process and after every renewal.
 */
const LOADED_AT = /\bu:\d{13}\b/g

export const contentHash = (text: string) =>
  createHash('sha256').update(text.replace(LOADED_AT, 'u:'), 'latin1').digest('base64url').slice(0, 22)

/**
 * Takes the state out of a document and names its file on the tag of stage 0, which fetches it with the application.
 * Null for a document that keeps it: one that is hydrated at once.
 */
export function withoutState(html: Buffer): { html: Buffer; state: PageState } | null {
  const document = html.toString('latin1')
  const script = [...document.matchAll(STATE)].map(([, part]) => part).join('\n')
  if (script === '' || !document.includes(STAGE0) || !BOOTS_LATER.test(document)) return null
  const state = stateOf(script)
  const rest = document.replace(STATE, '').replace(STAGE0, ` data-page-state="/page-state/${state.name}"${STAGE0}`)
  return { html: Buffer.from(rest, 'latin1'), state }
}

function stateOf(script: string): PageState {
  const plain = Buffer.from(script, 'latin1')
  return { name: `${contentHash(script)}.js`, plain, gzip: gzipSync(plain, { level: 9 }) }
}

/** For as long as browsers like: another content has another name. */
export function pageStateAnswer({ plain, gzip }: PageState, request: Request): Response {
  const isGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  const body = isGzip ? gzip : plain
  const headers: [string, string][] = [
    ['content-type', 'text/javascript; charset=utf-8'],
    ['content-length', String(body.length)],
    ['cache-control', 'public, max-age=31536000, immutable'],
    ['vary', 'accept-encoding'],
  ]
  if (isGzip) headers.push(['content-encoding', 'gzip'])
  return new FastResponse(request.method === 'HEAD' ? null : body, { status: 200, headers })
}
