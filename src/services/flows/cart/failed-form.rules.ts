/** What the cart says of a form that came back with `?failed=…` (S-369, S-372, S-373, S-374). */
const MESSAGE = { add: 'add', update: 'quantity', remove: 'removal', checkout: 'checkout', code: 'code' } as const

type FailedForm = keyof typeof MESSAGE

export const isFailedForm = (name: string): name is FailedForm => Object.hasOwn(MESSAGE, name)

type Place = { pathname: string; search: { failed?: unknown } }

/** Null: nothing has failed, or it is not the cart's page. */
export const toldBy = ({ pathname, search: { failed } }: Place) =>
  pathname.endsWith('/cart') && typeof failed === 'string' && isFailedForm(failed) ? MESSAGE[failed] : null
