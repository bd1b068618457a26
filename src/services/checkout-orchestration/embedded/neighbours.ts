import type { z } from 'zod'
import { ServiceRefusal } from '../../wire/service-app'
import type { ServiceName } from '../../wire/service-deps'
import { KnownFamily } from '../neighbours.contract'
import type { CheckoutDeps } from './checkout-deps'

/** Another service did not do its part: the work goes on later. */
export class StepFailed extends Error {}

type Making<S extends z.ZodType> = { of: ServiceName; path: string; key: string; body: unknown; schema: S }

/** Lets another service make something, once per key. */
export async function make<S extends z.ZodType>({ ask }: CheckoutDeps, making: Making<S>): Promise<z.infer<S>> {
  const { of, path, key, body, schema } = making
  const answer = await ask(of, { method: 'POST', path, body, key }).catch((error: unknown) => {
    throw new StepFailed(`${of} did not answer`, { cause: error })
  })
  const text = await answer.text()
  if (!answer.ok) throw new StepFailed(`${of} answered ${answer.status}: ${codeOf(text)}`)
  const parsed = schema.safeParse(jsonOf(text))
  if (!parsed.success) throw new StepFailed(`${of} answered something else: ${parsed.error.message}`)
  return parsed.data
}

/** What an account has already; null for one that is not there. */
export async function familyOf({ ask }: CheckoutDeps, userUuid: string): Promise<KnownFamily | null> {
  const answer = await ask('account-manager', { path: `/users/${userUuid}` }).catch((error: unknown) => {
    throw new StepFailed('account-manager did not answer', { cause: error })
  })
  if (answer.status === 404) return null
  const family = KnownFamily.safeParse(jsonOf(await answer.text()))
  if (!answer.ok || !family.success) throw new StepFailed(`account-manager answered ${answer.status}`)
  return family.data.user
}

type Named = { userUuid: string | null; childUuid: string | null }

/** A child that is named has to be one of that account's: another one is not there. */
export async function refuseForeignChild(deps: CheckoutDeps, { userUuid, childUuid }: Named) {
  if (childUuid === null) return
  const family = userUuid === null ? null : await familyOf(deps, userUuid).catch(unavailable)
  if (!family?.children.some(({ uuid }) => uuid === childUuid)) throw new ServiceRefusal(422, 'invalid')
}

function unavailable(error: unknown): never {
  throw error instanceof StepFailed ? new ServiceRefusal(503, 'later') : error
}

/** A refusal's code says what is wrong and names nobody. */
const codeOf = (text: string) => /"code":"(\w{1,40})"/.exec(text)?.[1] ?? 'no code'

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
