import { randomUUID } from 'node:crypto'
import { createServerEntry, getRequest, getResponseHeaders } from '@tanstack/react-start/server'
import { PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { shopDay } from '~/services/domain/dates/civil-date'
import { localeOf } from '~/services/domain/locale'
import { withVisitorsCart } from '~/services/flows/cart/cart.server'
import type { CheckoutRequest } from '~/services/flows/checkout/checkout.server'
import { endSignIns } from '~/services/flows/identity/revoked-tokens.server'
import { saveUserJwt } from '~/services/flows/identity/sign-in.server'
import { personOfToken } from '~/services/flows/identity/token-verifier.server'
import { quote } from '~/services/flows/products/quote.server'
import { pricedVariants } from '~/services/flows/products/shop.server'
import { takeStock } from '~/services/flows/products/stock.server'
import { SubscriptionMemory } from '~/services/flows/subscription/subscription.contract'
import { openedDatabase } from '~/services/platform/database/database.server'
import { ALONE, type StartLease } from '~/services/platform/database/start-lease'
import { forget } from '~/services/platform/process/shared.server'
import { embedded, provideEmbedded } from '~/services/platform/wire/embedded.server'
import { sessionData } from '~/services/request/session/session.server'
import { openEmbedded } from '~/services/upstreams/composition-root.server'
import { defaults } from '~/services/upstreams/flags/flags.server'
import { ORIGIN, tokensOf } from './cognito-pool'
import { merchandiseOf } from './controls'
import { type IdentityServices, openIdentityServices } from './identity-services'

const EU = localeOf('en', 'eu')

/** Every service over one database of the test's own: shop, services, identity, sessions. */
export async function openCheckoutServices(): Promise<IdentityServices> {
  const services = await openIdentityServices()
  Object.assign(await openedDatabase(), { exclusively: <T>(work: (lease: StartLease) => Promise<T>) => work(ALONE) })
  for (const name of ['embedded', 'shop', 'shop stock', 'carts', 'limits', 'service checkout-orchestration'])
    forget(name)
  provideEmbedded(() =>
    openEmbedded({ verifyIdToken: personOfToken, priced: pricedVariants, quote, takeStock, endSignIns }),
  )
  await embedded()
  return services
}

/** A browser that keeps its cookies, and what its visitor does in it. */
export function browser(services: IdentityServices) {
  const jar = new Map<string, string>()
  const request: CheckoutRequest = { locale: EU, address: randomUUID(), flags: async () => defaults() }

  async function run<T>(work: (request: Request) => Promise<T>, init: RequestInit = {}): Promise<T> {
    const done = Promise.withResolvers<T>()
    const fetch = async () => {
      await work(getRequest()).then((value) => {
        for (const each of new Headers([...getResponseHeaders().entries()]).getSetCookie()) keep(each)
        done.resolve(value)
      }, done.reject)
      return new Response()
    }
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { origin: ORIGIN, 'content-type': 'application/json', ...(cookie && { cookie }) }
    await createServerEntry({ fetch }).fetch(new Request(`${ORIGIN}/`, { ...init, headers }))
    return done.promise
  }
  function keep(set: string) {
    const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
    if (/Max-Age=0/i.test(set)) jar.delete(name)
    else jar.set(name, value)
  }
  return { request, run, ...actionsOf(services, run) }
}

type Run = <T>(work: (request: Request) => Promise<T>, init?: RequestInit) => Promise<T>

function actionsOf(services: IdentityServices, run: Run) {
  const memory = () => sessionData('subscription', SubscriptionMemory)
  return {
    async signIn(name: string) {
      const who = persona(name)
      const { IdToken, AccessToken, RefreshToken } = await tokensOf(services, who.email, PERSONAS_PASSWORD)
      const body = JSON.stringify({ userJwt: IdToken, accessToken: AccessToken, refreshToken: RefreshToken })
      await run(saveUserJwt, { method: 'POST', body })
      return who.playchartId
    },
    putInCart: async (sku: string, quantity = 1) => {
      const merchandiseId = await merchandiseOf(services.pool.db, sku)
      return run(() =>
        withVisitorsCart(EU, (cart, visitor) =>
          cart.add(visitor, { lines: [{ merchandiseId, quantity, attributes: [] }] }),
        ),
      )
    },
    cart: async () => {
      const read = await run(() => withVisitorsCart(EU, (cart, visitor) => cart.read(visitor)))
      if (!read.ok) throw new Error('the cart is not there')
      return read.value.lines.map(({ sku, quantity }) => [sku, quantity])
    },
    /** A child of five months, and the kits paid one by one. */
    keepKits: (more: Partial<SubscriptionMemory> = {}) =>
      run(() =>
        memory().change(() => ({
          choice: { kitAnchor: 'kit-the-senser', kind: 'subscription', customization: {} },
          child: {
            name: 'June',
            birthDate: shopDay(services.clock.now() - 160 * 86_400_000),
            language: 'en',
            firstKit: 'aroundDueDate',
          },
          childUuid: null,
          startingKit: 'kit-the-senser',
          isQrTarget: false,
          plan: { paymentOption: 'paygo', size: 1, hasBooks: false },
          planLanguage: 'en',
          gift: null,
          ...more,
        })),
      ),
    kept: () => run(() => memory().get()),
  }
}
