import { execValidator } from '@tanstack/react-start'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { asRequest } from '~/services/platform/log/current-request.server'
import { pageError, publicError } from '~/services/request/pipeline/function-errors.server'
import { Refusal } from '~/services/request/pipeline/refusal.server'

const statusOf = (error: unknown) => (error instanceof Response ? error.status : null)

test('nobody learns of a query, a path or a value (T22)', () => {
  const error = new Error('Failed query: select "email" from "web"."sessions" at /srv/app.mjs')
  const seen = asRequest({ requestId: 'r-7', upstream: [] }, () => publicError(error))
  expect(String(seen)).toBe('Error: Something went wrong (r-7).')
})

test('what the visitor sent wrongly is answered 400, and a refusal as it is', async () => {
  const refused: unknown = await execValidator(z.string(), 1).catch((error: unknown) => error)
  expect(statusOf(publicError(refused))).toBe(400)
  expect(statusOf(publicError(new Refusal(422)))).toBe(422)
  const told = z.strictObject({ quantity: z.int().min(1) }).safeParse({ quantity: -1, price: 1 }).error?.issues
  expect(statusOf(publicError(new Error(JSON.stringify(told, undefined, 2))))).toBe(400)
  expect(statusOf(publicError(new Error(JSON.stringify(told?.slice(1), undefined, 2))))).toBe(400)
})

test('what we could not read ourselves is no word about what was sent', () => {
  const { error } = z.strictObject({ quantity: z.int() }).safeParse({ quantity: 'two' })
  const seen = asRequest({ requestId: 'r-9', upstream: [] }, () => publicError(error))
  expect(String(seen)).toBe('Error: Something went wrong (r-9).')
})

test('a function of an older release is answered 404', () => {
  expect(statusOf(publicError(new Error('Server function info not found for abc')))).toBe(404)
})

test('a redirect, a missing page and an answer pass', () => {
  for (const thrown of [new Response(null, { status: 307 }), { isNotFound: true }])
    expect(publicError(thrown)).toBe(thrown)
})

test('a page that is made is told of no answer: it has failed, and its request is named', () => {
  for (const error of [
    new Refusal(422),
    z.string().safeParse(1).error,
    new Error('Server function info not found for abc'),
  ]) {
    const seen = asRequest({ requestId: 'r-8', upstream: [] }, () => pageError(error))
    expect(String(seen)).toBe('Error: Something went wrong (r-8).')
  }
  for (const thrown of [new Response(null, { status: 307 }), { isNotFound: true }])
    expect(pageError(thrown)).toBe(thrown)
})
