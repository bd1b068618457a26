import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isObject, type Json } from '~/services/upstreams/contentful/embedded/documents'
import { type Collection, createSpace, Refusal, type Resource } from './contentful-cma-space'

/** A space of Contentful's Management API on a loopback port: enough of it for contentful-import, start to end. */
export async function openManagementApi({ space: id, defaultLocale }: { space: string; defaultLocale: string }) {
  const space = createSpace({ space: id, defaultLocale })
  const refusals: string[] = []
  /** the digests of the bytes that were uploaded */
  const uploads: string[] = []
  const server = createServer((request, response) => {
    answer(request, { space, uploads }).then(
      (body) => send(response, body === null ? 204 : 200, body),
      (error: unknown) => {
        const refusal = error instanceof Refusal ? error : new Refusal(500, 'ServerError', String(error))
        refusals.push(`${refusal.id}: ${refusal.message}`)
        send(response, refusal.status, {
          sys: { type: 'Error', id: refusal.id },
          message: refusal.message,
          requestId: 'stub',
        })
      },
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { host: `127.0.0.1:${port}`, kept: space.kept, refusals, uploads, close: () => server.close() }
}

type Space = ReturnType<typeof createSpace>
type Answering = { space: Space; uploads: string[] }

const COLLECTIONS: Record<string, Collection> = {
  locales: 'locales',
  content_types: 'contentTypes',
  tags: 'tags',
  assets: 'assets',
  entries: 'entries',
}

async function answer(request: IncomingMessage, { space, uploads }: Answering): Promise<object | null> {
  const url = new URL(request.url ?? '/', 'http://stub')
  const [, , , , , name = '', id = '', action = '', locale = ''] = url.pathname.split('/')
  const method = request.method ?? 'GET'
  const bytes = await bytesOf(request)
  if (name === '') return placeOf(url, space)
  if (name === 'uploads') {
    uploads.push(createHash('sha256').update(bytes).digest('hex'))
    return { sys: space.upload() }
  }
  const collection = action === 'editor_interface' ? 'editorInterfaces' : COLLECTIONS[name]
  if (!collection) throw new Refusal(404, 'NotFound', url.pathname)
  if (action === 'published') return shown(space.publish(collection, id, versionOf(request)), space)
  if (action === 'archived') return shown(space.archive(collection, id), space)
  if (action === 'files') return space.process(id, locale)
  if (method === 'GET' && id) return shown(space.kept[collection].get(id) ?? unmade(collection, id), space)
  if (method === 'GET') {
    const { items, ...page } = space.list(collection, url.searchParams)
    return { sys: { type: 'Array' }, ...page, items: items.map((item) => shown(item, space)) }
  }
  const body = bodyOf(bytes)
  const type = request.headers['x-contentful-content-type']
  return shown(
    space.put(collection, id || `${name}-${body.code}`, {
      body,
      version: versionOf(request),
      type: typeof type === 'string' ? type : null,
    }),
    space,
  )
}

const linkTo = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })

/** The space, or its one environment. */
const placeOf = ({ pathname }: URL, { id }: Space) =>
  pathname.includes('/environments/')
    ? { sys: { type: 'Environment', id: 'master', space: linkTo('Space', id) }, name: 'master' }
    : { sys: { type: 'Space', id }, name: id }

const shown = ({ sys, body }: Resource, { id }: Space) => ({
  ...body,
  sys: { ...sys, space: linkTo('Space', id), environment: linkTo('Environment', 'master') },
})

/** An editor interface comes into being with its content type. */
function unmade(collection: Collection, id: string): Resource {
  if (collection !== 'editorInterfaces') throw new Refusal(404, 'NotFound', `${collection}/${id}`)
  return { sys: { id, type: 'EditorInterface', version: 0, contentType: linkTo('ContentType', id) }, body: {} }
}

function versionOf({ headers }: IncomingMessage): number | null {
  const text = headers['x-contentful-version']
  return typeof text === 'string' ? Number(text) : null
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function bodyOf(bytes: Buffer): { [key: string]: Json } {
  const body: Json = bytes.length > 0 ? JSON.parse(bytes.toString()) : {}
  return isObject(body) ? body : {}
}

function send(response: ServerResponse, status: number, body: object | null) {
  response.writeHead(status, { 'content-type': 'application/vnd.contentful.management.v1+json', connection: 'close' })
  response.end(body === null ? undefined : JSON.stringify(body))
}
