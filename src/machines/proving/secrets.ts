import type { AnyMachineSnapshot } from 'xstate'
import { z } from 'zod'
import type { AnyNotes } from '../reading/notes'
import type { Graph } from './explore'
import type { AnyModel } from './model'

/** Names under which a context holds what nobody else may know. */
const SECRET_NAMES = ['number', 'cvc', 'password', 'code', 'token']

/** Whether anything stands at a path of the context, 'attempt.card'. */
export const isKept = ({ context }: Pick<AnyMachineSnapshot, 'context'>, path: string): boolean =>
  isText(path.split('.').reduce((value: unknown, name) => Object(value)[name], context))

/** A form that is empty is an object of empty texts. */
const isText = (value: unknown): boolean =>
  typeof value === 'string' ? value !== '' : typeof value === 'object' && Object.values(value ?? {}).some(isText)

/** What each explored state holds though it may not: `card in "signedOut"`. */
export function exposed({ secrets = {} }: AnyModel, { snapshots }: Graph): string[] {
  const found = [...snapshots.values()].flatMap((snapshot) =>
    Object.entries(secrets).flatMap(([path, mayStand]) =>
      isKept(snapshot, path) && !mayStand(snapshot) ? [`${path} in ${JSON.stringify(snapshot.value)}`] : [],
    ),
  )
  return [...new Set(found)]
}

/** Paths at which no explored state holds anything: they would prove nothing. */
export const neverHeld = ({ secrets = {} }: AnyModel, { snapshots }: Graph): string[] =>
  Object.keys(secrets).filter((path) => ![...snapshots.values()].some((snapshot) => isKept(snapshot, path)))

/** Secrets in the schema of a context of which its model does not say where they may stand. */
export function undeclared({ secrets = {} }: AnyModel, { schemas }: AnyNotes): string[] {
  const paths = Object.keys(secrets)
  return secretPaths(z.toJSONSchema(schemas.context, { io: 'input', unrepresentable: 'any' })).filter(
    (found) => !paths.some((path) => found === path || found.startsWith(`${path}.`)),
  )
}

type Shape = { properties?: Record<string, unknown>; anyOf?: unknown[] }

function secretPaths(schema: unknown, at: readonly string[] = []): string[] {
  const { properties = {}, anyOf = [] }: Shape = Object(schema)
  const here = isSecret(at) ? [at.join('.')] : []
  const below = Object.entries(properties).flatMap(([name, value]) => secretPaths(value, [...at, name]))
  return [...new Set([...here, ...below, ...anyOf.flatMap((one) => secretPaths(one, at))])]
}

/** A refusal has a `code`, too: only what was typed, which stands by itself, is one. */
const isSecret = (at: readonly string[]) =>
  SECRET_NAMES.includes(at.at(-1) ?? '') && (at.at(-1) !== 'code' || at.length === 1)
