import { createStorefrontApiClient } from '@shopify/storefront-api-client'
import { afterAll, beforeAll, expect } from 'vitest'
import { z } from 'zod'
import type { Db } from '~/services/platform/database/database.server'
import { createShopifyHandler, type ShopifyHandlerDeps } from '~/services/upstreams/shopify/embedded/shopify.handler'
import { seedShopify } from '~/services/upstreams/shopify/embedded/shopify.seed'
import { openTestDatabase } from './database'
import { shopSeed } from './shopify-seed'

export const ORIGIN = 'https://play.test'
const NOW = Date.parse('2026-11-21T12:00:00.000Z')

type Variables = Record<string, unknown>

/** The embedded shop with the small seed, and Shopify's own client in front of it, in this process. */
export function openShop(options: Partial<ShopifyHandlerDeps> = {}) {
  const clock = { time: NOW, now: () => clock.time }
  const opened: { db?: Db; handler?: (request: Request) => Promise<Response>; close?: () => Promise<void> } = {}
  beforeAll(async () => {
    const { db, close } = await openTestDatabase()
    await seedShopify(db, shopSeed)
    const tokens = { public: ['public-token'], private: ['private-token'] }
    const handler = createShopifyHandler({ db, clock, origin: ORIGIN, tokens, armor: false, ...options })
    Object.assign(opened, { db, close, handler })
  })
  afterAll(() => opened.close?.())

  const handle = (request: Request) => {
    if (!opened.handler) throw new Error('the shop is not open yet')
    return opened.handler(request)
  }
  const request = (query: string, variables: Variables = {}) => clientOf(handle).request(query, { variables })

  /** The data of an answer without errors, read with a schema. */
  async function ask<T extends z.ZodType>(schema: T, query: string, variables: Variables = {}): Promise<z.infer<T>> {
    const { data, errors } = await request(query, variables)
    expect(errors).toBeUndefined()
    return schema.parse(data)
  }
  const db = () => {
    if (!opened.db) throw new Error('the shop is not open yet')
    return opened.db
  }
  return { ask, request, handle, db, clock }
}

export const clientOf = (handle: (request: Request) => Promise<Response>, token = 'public-token') =>
  createStorefrontApiClient({
    storeDomain: ORIGIN,
    apiVersion: '2026-04',
    publicAccessToken: token,
    customFetchApi: (url, init) => handle(new Request(url, init)),
  })

/** Anything, as JSON: for answers that a test compares whole. */
export const Any = z.record(z.string(), z.any())
