import { readFileSync } from 'node:fs'
import { signedIn } from './sign-in.mjs'

const HTML = { 'user-agent': 'Mozilla/5.0 Chrome/156', accept: 'text/html' }
const PEOPLE = ['parent', 'new', 'gift', 'prepaid', 'reader', 'finished'].map((name) => `${name}@playchart.test`)
const ACCOUNT = ['/account', '/account/subscriptions']
const LANGUAGES = ['', '/nl', '/fr', '/de', '/es']

/** Of a hundred visits, that many of each kind; each returns how many requests it made. */
const SHARES = { browse: 60, buy: 20, account: 12, search: 5, checkOut: 3 }

/** Makes visits of every kind to a server of the seed, without an end. */
export async function visitsTo({ url, key }) {
  const links = await linksOf(url)
  const variantId = await toy({ url, key })
  const { cart } = await (await ask('/api/cart', { headers: { cookie: await filled() } })).json()
  const [{ productId }] = cart.lines
  const visits = { browse, buy, account, search, checkOut }
  const kinds = Object.entries(SHARES).flatMap(([name, share]) => Array(share).fill(visits[name]))

  async function browse() {
    const path = `${any(LANGUAGES)}${any(links)}`
    const html = await (await page(path)).text()
    const pictures = [...html.matchAll(/src="(\/upstream\/media[^"]+)"/g)].map(([, source]) => source)
    if (pictures.length === 0) return 1
    await ask(any(pictures).replaceAll('&amp;', '&'))
    return 2
  }

  async function buy() {
    const cookie = await filled()
    for (const path of ['/api/cart', '/cart']) await ask(path, { headers: { ...HTML, cookie } })
    return 3
  }

  async function account() {
    const cookie = await enter(any(PEOPLE))
    for (const path of ACCOUNT) await ask(path, { headers: { ...HTML, cookie } })
    return 4
  }

  const entering = new Map()
  /** One after the other: many tries of one account at once are refused as guesses. */
  function enter(email) {
    const turn = (entering.get(email) ?? Promise.resolve()).then(() => signedIn(url, email))
    entering.set(
      email,
      turn.catch(() => null),
    )
    return turn
  }

  async function search() {
    await ask(`/api/inventory?${new URLSearchParams({ productId, threshold: '10' })}`)
    await ask(`/nowhere/${Math.random()}`, { mayRefuse: true })
    return 2
  }

  async function checkOut() {
    const cookie = await filled()
    const html = await (await ask('/cart', { headers: { ...HTML, cookie } })).text()
    const body = new URLSearchParams({ as: fieldOf(html, 'as'), key: fieldOf(html, 'key') })
    const headers = { ...HTML, origin: url, cookie }
    const begun = await ask('/api/checkout', { method: 'POST', headers, body, redirect: 'manual' })
    // whose it is stands in the session that it has opened
    await ask(begun.headers.get('location'), { headers: { ...HTML, cookie: `${cookie}; ${cookiesOf(begun)}` } })
    return 4
  }

  async function filled() {
    const lines = [{ merchandiseId: variantId, quantity: 1, attributes: [] }]
    const headers = { origin: url, 'content-type': 'application/json' }
    const body = JSON.stringify({ lines })
    const added = await ask('/api/cart/add?noredirect=1', { method: 'POST', headers, body })
    return cookiesOf(added)
  }

  const page = (path) => ask(path, { headers: HTML })

  async function ask(path, { mayRefuse = false, ...options } = {}) {
    const answer = await fetch(new URL(path, url), options)
    if (answer.status >= (mayRefuse ? 500 : 400)) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    // what nobody reads holds a connection
    if (!options.redirect && !options.method) return new Response(await answer.arrayBuffer(), answer)
    return answer
  }

  return () => any(kinds)()
}

const any = (list) => list[Math.floor(Math.random() * list.length)]

const cookiesOf = ({ headers }) =>
  headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ')

const fieldOf = (html, name) => {
  const [input = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? []
  return /value="([^"]*)"/.exec(input)?.[1] ?? ''
}

/** Pages that the home page links to, once each. */
async function linksOf(url) {
  const html = await (await fetch(url, { headers: HTML })).text()
  const paths = [...html.matchAll(/href="(\/(?:products|pages)\/[^"#]*)"/g)].map(([, path]) => path)
  return [...new Set(['/', '/cart', '/sign-in', '/products/the-play-kits', ...paths])]
}

/** A toy that is never sold out: its id at the shop. */
async function toy({ url, key }) {
  const toys = JSON.parse(readFileSync('src/content/seed/products/toys.json', 'utf8'))
  const { sku } = toys.flatMap(({ variants }) => variants).find(({ stock }) => stock === null || stock >= 40)
  const headers = { origin: url, 'x-qa-key': key }
  const answer = await fetch(`${url}/upstream/qa/stock?${new URLSearchParams({ sku })}`, { headers })
  return (await answer.json()).variantId
}
