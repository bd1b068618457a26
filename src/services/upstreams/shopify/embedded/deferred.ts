import { type DocumentNode, Kind, visit } from 'graphql'
import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import type { Call } from './scope'

const BOUNDARY = 'graphql'

/**
 * `@defer` as Shopify answers it: in parts to whoever takes `multipart/mixed`, and whole to who asked for JSON alone.
 * The boundary is a word: Shopify's own client cuts at it wherever it stands, and dashes would be cut in two.
 * @see https://shopify.dev/docs/storefronts/headless/building-with-the-storefront-api/defer
 */
export const deferred: Plugin<Call> = {
  onExecute({ args }) {
    if (!takesParts(args.contextValue.request)) args.document = withoutDefer(args.document)
  },
  onResultProcess({ result, setResultProcessor }) {
    if (isAsyncIterable(result)) setResultProcessor(() => inParts(result), 'multipart/mixed')
  },
}

const takesParts = ({ headers }: Request) => /multipart\/(?:mixed|\*)|\*\/\*/i.test(headers.get('accept') ?? '*/*')

const withoutDefer = (document: DocumentNode): DocumentNode =>
  visit(document, { [Kind.DIRECTIVE]: ({ name }) => (name.value === 'defer' ? null : undefined) })

const inParts = (results: AsyncIterable<object>) =>
  new Response(streamOf(partsOf(results)), {
    headers: { 'content-type': `multipart/mixed; boundary=${BOUNDARY}`, 'cache-control': 'no-cache' },
  })

async function* partsOf(results: AsyncIterable<object>) {
  for await (const result of results)
    yield `--${BOUNDARY}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(result)}\r\n`
  yield `--${BOUNDARY}--\r\n`
}

const streamOf = (parts: AsyncGenerator<string, void>) =>
  new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await parts.return()),
  }).pipeThrough(new TextEncoderStream())
