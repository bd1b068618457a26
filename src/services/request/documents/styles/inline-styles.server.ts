import { FastResponse } from 'srvx'
import { withoutIdleReferences } from '../state/references'
import type { Sheets } from './sheets'

/** How long a document that is still being written is waited for; then it takes the whole sheet and streams. */
const PATIENCE_MS = 25

/**
 * Puts the styles that a document can use in the place of their mark, and sends it in one piece. The whole sheet comes
 * as a file with the application, before that changes anything (docs/decisions/0006-styles-of-a-document.md).
 */
export async function withInlineStyles(answer: Response, sheets: Sheets): Promise<Response> {
  const { body, status, headers } = answer
  if (!body || !(headers.get('content-type') ?? '').startsWith('text/html')) return answer
  const reader = body.getReader()
  const { written, rest } = await readFor(reader, PATIENCE_MS)
  if (!rest) return new FastResponse(inOnePiece(written, sheets), { status, headers })
  const begun = Buffer.from(sheets.whole(written.toString('latin1')), 'latin1')
  return new FastResponse(continued({ begun, rest, reader }), { status, headers })
}

/** The head gets its styles, and the state at the end loses what it need not say. */
function inOnePiece(written: Buffer, sheets: Sheets): Uint8Array<ArrayBuffer> {
  const document = written.toString('latin1')
  const end = Math.max(document.indexOf('</head>'), 0)
  const head = withoutIdleNonces(sheets.fitted({ head: document.slice(0, end), document }))
  return Buffer.from(head + withoutIdleReferences(document.slice(end)), 'latin1')
}

type Reader = ReadableStreamDefaultReader<Uint8Array>
type Reading = ReturnType<Reader['read']>

/** What comes until the end, or for as long as we wait: then `rest` is what comes next. */
async function readFor(reader: Reader, milliseconds: number): Promise<{ written: Buffer; rest: Reading | null }> {
  const chunks: Uint8Array[] = []
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), milliseconds)
  try {
    for (;;) {
      const rest = reader.read()
      const chunk = await Promise.race([rest, late.promise])
      if (chunk?.value) chunks.push(chunk.value)
      else return { written: Buffer.concat(chunks), rest: chunk ? null : rest }
    }
  } finally {
    clearTimeout(timer)
  }
}

type Continued = { begun: Uint8Array; rest: Reading; reader: Reader }

function continued({ begun, rest, reader }: Continued): ReadableStream<Uint8Array> {
  let coming: Reading | null = rest
  return new ReadableStream({
    start: (controller) => controller.enqueue(begun),
    async pull(controller) {
      const { value } = await (coming ?? reader.read())
      coming = null
      if (value) controller.enqueue(value)
      else controller.close()
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/**
 * The framework writes the nonce on elements that no policy asks for one; each would be a placeholder in a cached
 * document.
 */
const withoutIdleNonces = (head: string) => head.replace(IDLE_NONCE, '$1')
const IDLE_NONCE = /(<(?:meta|link rel="(?!modulepreload|stylesheet))[^>]*?) nonce="[^"]*"/g
