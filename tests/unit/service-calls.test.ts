import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { inTime } from '~/services/platform/clock/in-time'
import { askService, commandService, ServiceFailed, tryCommand } from '~/services/platform/wire/service-calls'
import type { AskService } from '~/services/platform/wire/service-deps'

const schema = z.object({ id: z.string() })
const call = { name: 'order-manager', path: '/orders', schema } as const
const command = { ...call, body: { sku: 'A' }, key: 'k' }

const answering =
  (status: number, body: unknown): AskService =>
  async () =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })
const unreachable: AskService = () => Promise.reject(new TypeError('killed'))
const refusal = (code: string) => ({ error: { code, message: 'for engineers' } })

describe('one service asks another', () => {
  test('what it answers is read by its schema, and only what was wanted of it', async () => {
    const ask = answering(200, { id: '1', more: true })
    expect(await askService(ask, call)).toEqual({ id: '1' })
    expect(await commandService(ask, command)).toEqual({ id: '1' })
    expect(await tryCommand(ask, { ...command, refusedWith: 402 })).toEqual({ ok: true, value: { id: '1' } })
  })

  test('a command goes out as it was given, with its key', async () => {
    const asked: unknown[] = []
    const ask: AskService = async (name, request) => {
      asked.push([name, request])
      return Response.json({ id: '1' })
    }
    await commandService(ask, command)
    await commandService(ask, { ...call, method: 'PUT', body: null })
    await askService(ask, call)
    expect(asked).toEqual([
      ['order-manager', { method: 'POST', path: '/orders', body: { sku: 'A' }, key: 'k' }],
      ['order-manager', { method: 'PUT', path: '/orders', body: null }],
      ['order-manager', { path: '/orders' }],
    ])
  })

  test('what is read and is not there is null; what is to be done and is not there fails', async () => {
    const ask = answering(404, refusal('notFound'))
    expect(await askService(ask, call)).toBeNull()
    await expect(commandService(ask, command)).rejects.toThrow('order-manager answered 404: notFound')
  })

  test('a documented refusal is its code; another status, and a refusal that says something else, fail', async () => {
    const trying = (ask: AskService) => tryCommand(ask, { ...command, refusedWith: 402 })
    expect(await trying(answering(402, refusal('declined')))).toEqual({ ok: false, error: 'declined' })
    await expect(trying(answering(409, refusal('running')))).rejects.toBeInstanceOf(ServiceFailed)
    await expect(trying(answering(402, '<html>'))).rejects.toBeInstanceOf(ServiceFailed)
  })

  test.each([
    ['no answer', unreachable],
    ['an answer of another shape', answering(200, { uuid: '1' })],
    ['an answer that is no JSON', answering(200, '<html>')],
    ['a failure', answering(500, 'down')],
  ])('%s is a failure of that service', async (_, ask) => {
    await expect(askService(ask, call)).rejects.toBeInstanceOf(ServiceFailed)
    await expect(commandService(ask, command)).rejects.toBeInstanceOf(ServiceFailed)
    await expect(tryCommand(ask, { ...command, refusedWith: 402 })).rejects.toBeInstanceOf(ServiceFailed)
  })
})

test('nobody waits longer than they said; a failure in time is thrown, a later one is nobody’s', async () => {
  vi.useFakeTimers()
  try {
    const late = Promise.withResolvers<string>()
    const waiting = inTime(late.promise, { milliseconds: 100, otherwise: () => 'late' })
    await vi.advanceTimersByTimeAsync(99)
    const other = inTime(late.promise, { milliseconds: 100, otherwise: () => 'late' })
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toBe('late')
    late.reject(new Error('down'))
    await expect(other).rejects.toThrow('down')
    expect(await inTime('at once', { milliseconds: 100, otherwise: () => 'late' })).toBe('at once')
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
