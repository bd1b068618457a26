import { assign, type EventObject, type MachineContext, type ParameterizedObject } from 'xstate'
import type { Result } from '~/services/domain/result'
import {
  EMAIL_LENGTH,
  PASSWORD_LENGTH,
  PERSON_NAME_LENGTH,
  plainCode,
} from '~/services/flows/identity/credentials.rules'
import type { IdentityConfig } from '~/services/flows/identity/identity.contract'
import type { IdentityRefusalKind } from '~/services/flows/identity/sign-in.contract'

export type Asked = { config: IdentityConfig; email: string }
export type Credentials = Asked & { password: string }
/** `returnTo`: a path of this site, checked where the page is made. */
export type IdentityInput = { config: IdentityConfig; returnTo: string }

export type Field = 'name' | 'email' | 'code' | 'password'
export type Change<Name extends Field> = { type: 'CHANGE'; field: Name; value: string }
/** What a page hears whose form may end in a mailed code. */
export type PageEvent<Name extends Field> =
  | Change<Name>
  | { type: 'REVEAL' }
  | { type: 'SUBMIT' }
  | { type: 'CODE.CONFIRMED' }
  | { type: 'BACK' }
  | { type: 'SIGNED_IN' }
export type Answer = Result<null, { kind: IdentityRefusalKind }>

type Failing = { failure: IdentityRefusalKind | null }
type WithPassword = { password: string; isPasswordShown: boolean }
/** What a form of the identity pages knows, with the fields that it has. */
export type FormContext<Name extends Field> = Record<Name, string> & Failing
/** A form with a password, on a page of its own. */
export type PageContext<Name extends Field> = IdentityInput & FormContext<Name | 'email'> & WithPassword

/** What it takes to sign in and to go on. */
export type EntranceContext = Pick<PageContext<'email'>, 'config' | 'email' | 'password' | 'returnTo'>

/** A field takes no more than the pool does; of a code, its digits. */
const LIMITED: Record<Field, (value: string) => string> = {
  name: (value) => value.slice(0, PERSON_NAME_LENGTH),
  email: (value) => value.slice(0, EMAIL_LENGTH),
  password: (value) => value.slice(0, PASSWORD_LENGTH.most),
  code: plainCode,
}

type Params = ParameterizedObject['params'] | undefined

/**
 * An action for every machine whose context has what it needs. XState's own type is bound to one machine; this one
 * compares arguments loosely, as that of a model does.
 */
export type Shared<Needed, Given = undefined> = { call(args: { context: Needed }, params: Given): void }['call']

const changing = <Needed extends MachineContext, Given extends Params = undefined>(
  change: (args: { context: Needed }, params: Given) => Partial<Needed>,
): Shared<Needed, Given> => assign<Needed, EventObject, Given, EventObject, never>(change)

export const formGuards = { isOk: (_: unknown, answer: Answer) => answer.ok }

/** Of every form; which fields it has, its own events say. */
export const formActions = {
  keepField: changing<Partial<Record<Field, string>>, Change<Field>>((_, { field, value }) => ({
    [field]: LIMITED[field](value),
  })),
  keepFailure: changing<Failing, IdentityRefusalKind | null>((_, failure) => ({ failure })),
  dropFailure: changing<Failing>(() => ({ failure: null })),
  focusSummary: (_: unknown, _id: string) => {},
}

/** Of a form with a password, which leads to a next step. */
export const passwordActions = {
  turnPassword: changing<WithPassword>(({ context }) => ({ isPasswordShown: !context.isPasswordShown })),
  forgetPassword: changing<WithPassword>(() => ({ password: '', isPasswordShown: false })),
  focusStep: (_: unknown, _id: string) => {},
}
